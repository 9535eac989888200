import { useCallback, useSyncExternalStore } from "react";
import { glanceAtCart } from "~/domain/cart-glance";

const CHANGED = "cart-presence";

/** Set once this page has changed the cart; until then storage decides. */
let known: boolean | undefined;

/** Sets whether the cart has items; called on every change of the cart. */
export function publishPresence(hasItems: boolean): void {
  if (known === hasItems) return;
  known = hasItems;
  window.dispatchEvent(new Event(CHANGED));
}

function glance(key: string): boolean {
  try {
    return glanceAtCart(window.localStorage.getItem(key));
  } catch {
    return false;
  }
}

/**
 * Whether the cart has items: false on the server and until hydrated.
 *
 * @param key the cart's storage key
 */
export function useCartPresence(key: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== null && event.key !== key) return;
        known = glance(key);
        listener();
      };
      window.addEventListener(CHANGED, listener);
      window.addEventListener("storage", onStorage);
      return () => {
        window.removeEventListener(CHANGED, listener);
        window.removeEventListener("storage", onStorage);
      };
    },
    [key],
  );
  return useSyncExternalStore(
    subscribe,
    () => {
      known ??= glance(key);
      return known;
    },
    () => false,
  );
}
