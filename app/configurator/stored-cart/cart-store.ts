import { type Cart, type CartAction, cartReducer } from "~/configurator/lines/cart";
import type { SeenRush } from "~/house/capacity/rush";
import type { CartStorage, NotStored } from "./cart-storage";

/** The cart as pages see it; `loading` on the server and until the browser's storage has been read. */
export type CartSnapshot =
  | { readonly status: "loading" }
  | {
      readonly status: "ready";
      readonly cart: Cart;
      /** Rush as the customer chose it; `null` if they did not. */
      readonly rush: SeenRush | null;
      readonly notStored: NotStored | null;
      readonly damaged: boolean;
    };

/** A change of the lines, or of whether the customer wants rush, with the date and the price that were shown. */
export type CartChange = CartAction | { readonly type: "rush"; readonly rush: SeenRush | null };

interface Contents {
  readonly cart: Cart;
  readonly rush: SeenRush | null;
}

/** The contents after one change. Rush is of these pieces: an empty cart has none. */
function changed({ cart, rush }: Contents, change: CartChange): Contents {
  const next = change.type === "rush" ? { cart, rush: change.rush } : { cart: cartReducer(cart, change), rush };
  return next.cart.length > 0 ? next : { ...next, rush: null };
}

export interface CartStore {
  getSnapshot(): CartSnapshot;
  subscribe(listener: () => void): () => void;
  dispatch(change: CartChange): void;
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
  let unsaved: readonly CartChange[] = [];
  let damaged = false;
  const listeners = new Set<() => void>();

  function read(): Contents & { notStored: NotStored | null } {
    const stored = storage.read();
    damaged ||= stored.damaged;
    const notStored = stored.notStored ?? (unsaved.length > 0 ? "storage-failed" : null);
    return { ...unsaved.reduce(changed, { cart: stored.cart, rush: stored.rush ?? null }), notStored };
  }

  function publish({ cart, rush }: Contents, notStored: NotStored | null): void {
    snapshot = { status: "ready", cart, rush, notStored, damaged };
    for (const listener of listeners) listener();
    onChange(cart);
  }

  function refresh(): void {
    const { notStored, ...contents } = read();
    publish(contents, notStored);
  }

  onOtherTab((key) => {
    if (key !== storage.key && key !== null) return;
    if (listeners.size > 0) refresh();
    else snapshot = LOADING_CART;
  });

  return {
    getSnapshot() {
      if (snapshot.status === "loading") {
        const { cart, rush, notStored } = read();
        snapshot = { status: "ready", cart, rush, notStored, damaged };
      }
      return snapshot;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch(change) {
      const current = read();
      const next = changed(current, change);
      const written = current.notStored !== "newer-version" && storage.write(next.cart, next.rush ?? undefined);
      unsaved = written ? [] : [...unsaved, change];
      publish(next, written ? null : (current.notStored ?? "storage-failed"));
    },
  };
}
