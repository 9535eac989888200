export function onOtherTab(listener: (key: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => listener(event.key);
  // A page restored from the back/forward cache has missed the events in between.
  const onPageShow = (event: PageTransitionEvent) => event.persisted && listener(null);
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onPageShow);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onPageShow);
  };
}
