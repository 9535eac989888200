/** Empties the browser's storage like another tab, so that the page also forgets the cart that it holds in memory. */
export function emptyStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
}
