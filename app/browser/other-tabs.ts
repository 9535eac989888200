/**
 * Listens for what other tabs store, for as long as the page lives.
 *
 * @param listener receives the key that changed, or `null` if any may have
 */
export function onOtherTab(listener: (key: string | null) => void): void {
  window.addEventListener("storage", (event) => listener(event.key));
  // A page restored from the back/forward cache has missed the events in between.
  window.addEventListener("pageshow", (event) => event.persisted && listener(null));
}
