import { useCallback, useSyncExternalStore } from "react";
import { onOtherTab } from "~/base/browser/other-tabs";

/** The cart's storage key: the brand's prefix and "cart" (specification, section 9). */
export function cartKey(brandKey: string): string {
  return `${brandKey}-cart`;
}

const CHANGED = "cart-presence";

/** Set once this page has changed the cart or read storage; `undefined` until then. */
let known: boolean | undefined;
let isListening = false;

/** Sets whether the cart has items; called on every change of the cart. */
export function publishPresence(hasItems: boolean): void {
  if (known === hasItems) return;
  known = hasItems;
  window.dispatchEvent(new Event(CHANGED));
}

function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Reads storage. The code that reads a cart is loaded only if one is stored, since most first views have none. */
function readStorage(key: string): void {
  if (stored(key) === null) {
    publishPresence(false);
    return;
  }
  const before = known;
  void import("./cart-glance").then(
    ({ hasReadableItems }) => {
      // A value published in the meantime is newer and wins. Storage is read again, since the page may have repaired a
      // damaged cart.
      if (known === before) publishPresence(hasReadableItems(stored(key)));
    },
    () => {},
  );
}

/** Reads storage for the first time, and again whenever another tab changes the cart, until the page is closed. */
function startReading(key: string): void {
  if (known === undefined) readStorage(key);
  if (isListening) return;
  isListening = true;
  onOtherTab((changed) => {
    if (changed === null || changed === key) readStorage(key);
  });
}

/** Whether the cart has items; false on the server and until hydrated. */
export function useCartPresence(key: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      window.addEventListener(CHANGED, listener);
      startReading(key);
      return () => window.removeEventListener(CHANGED, listener);
    },
    [key],
  );
  return useSyncExternalStore(
    subscribe,
    () => known ?? false,
    () => false,
  );
}
