import { type Cart, type CartAction, cartReducer } from "~/lines/cart";
import type { CartStorage, NotStored } from "./cart-storage";

/** The cart as pages see it; `loading` on the server and until the browser's storage has been read. */
export type CartSnapshot =
  | { readonly status: "loading" }
  | {
      readonly status: "ready";
      readonly cart: Cart;
      readonly notStored: NotStored | null;
      readonly damaged: boolean;
    };

export interface CartStore {
  getSnapshot(): CartSnapshot;
  subscribe(listener: () => void): () => void;
  dispatch(action: CartAction): void;
}

export const LOADING_CART: CartSnapshot = { status: "loading" };

/**
 * The cart of one page, in storage. Each change reads the stored cart again first, so that two tabs never lose a line.
 * Changes that storage refused are remembered for the rest of the visit, and applied again to whatever it holds later.
 *
 * It listens until the page is closed: if the cart is changed elsewhere while no part of the page shows it, the change
 * appears once one does.
 *
 * @param onOtherTab registers a listener for changes made elsewhere; it receives the key that changed, or `null` if any
 * may have.
 * @param onChange called with the cart whenever it has been read again or changed.
 */
export function createCartStore(
  storage: CartStorage,
  onOtherTab: (listener: (key: string | null) => void) => void,
  onChange: (cart: Cart) => void,
): CartStore {
  let snapshot: CartSnapshot = LOADING_CART;
  let unsaved: readonly CartAction[] = [];
  let damaged = false;
  const listeners = new Set<() => void>();

  function read(): { cart: Cart; notStored: NotStored | null } {
    const stored = storage.read();
    damaged ||= stored.damaged;
    const notStored = stored.notStored ?? (unsaved.length > 0 ? "storage-failed" : null);
    return { cart: unsaved.reduce(cartReducer, stored.cart), notStored };
  }

  function publish(cart: Cart, notStored: NotStored | null): void {
    snapshot = { status: "ready", cart, notStored, damaged };
    for (const listener of listeners) listener();
    onChange(cart);
  }

  function refresh(): void {
    const { cart, notStored } = read();
    publish(cart, notStored);
  }

  onOtherTab((key) => {
    if (key !== storage.key && key !== null) return;
    if (listeners.size > 0) refresh();
    else snapshot = LOADING_CART;
  });

  return {
    getSnapshot() {
      if (snapshot.status === "loading") {
        const { cart, notStored } = read();
        snapshot = { status: "ready", cart, notStored, damaged };
      }
      return snapshot;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch(action) {
      const current = read();
      const cart = cartReducer(current.cart, action);
      const written = current.notStored !== "newer-version" && storage.write(cart);
      unsaved = written ? [] : [...unsaved, action];
      publish(cart, written ? null : (current.notStored ?? "storage-failed"));
    },
  };
}
