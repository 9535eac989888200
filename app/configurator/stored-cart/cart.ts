import { useCallback, useSyncExternalStore } from "react";
import { onOtherTab } from "~/base/browser/other-tabs";
import { createRandomId } from "~/base/browser/random-id";
import type { Cart, CartItem } from "~/configurator/lines/cart";
import { cartKey, publishPresence } from "./cart-presence";
import { createCartStorage } from "./cart-storage";
import { type CartChange, type CartSnapshot, type CartStore, createCartStore, LOADING_CART } from "./cart-store";

let store: CartStore | undefined;

/** One store per page; created on first use in the browser, never on the server. */
function cartStore(brandKey: string): CartStore {
  store ??= createCartStore(
    createCartStorage({
      key: cartKey(brandKey),
      storage: () => window.localStorage,
      createLineId: createRandomId,
      // Bad cart storage must be logged (specification, section 8), and the log of a page is the browser's console.
      // biome-ignore lint/suspicious/noConsole: see above
      warn: (message) => console.warn(message),
    }),
    onOtherTab,
    (cart) => publishPresence(cart.length > 0),
  );
  return store;
}

/** Adds items, each as a line of its own (specification, section 4). */
export function addToCart(brandKey: string, items: readonly CartItem[]): void {
  const lines = items.map((item) => ({ ...item, lineId: createRandomId() }));
  cartStore(brandKey).dispatch({ type: "add", lines });
}

/** Removes the lines of a placed order, selected by their ids, and the rush that was chosen for it. */
export function removeOrdered(brandKey: string, which: (cart: Cart) => readonly string[]): void {
  const { dispatch, getSnapshot } = cartStore(brandKey);
  const snapshot = getSnapshot();
  if (snapshot.status === "loading") return;
  const lineIds = which(snapshot.cart);
  if (lineIds.length === 0) return;
  dispatch({ type: "removeAll", lineIds });
  if (snapshot.rush) dispatch({ type: "rush", rush: null });
}

/** Adds a sample to the cart, on the line of the same samples if there is one, and returns the cart. */
export function addSampleToCart(brandKey: string, item: CartItem): Cart {
  const { dispatch, getSnapshot } = cartStore(brandKey);
  dispatch({ type: "add-sample", line: { ...item, lineId: createRandomId() } });
  const snapshot = getSnapshot();
  return snapshot.status === "ready" ? snapshot.cart : [];
}

export interface CartHandle {
  readonly snapshot: CartSnapshot;
  readonly dispatch: (change: CartChange) => void;
}

/** The visitor's cart (specification, section 4): loaded from storage on start, saved on every change. */
export function useCart(brandKey: string): CartHandle {
  const snapshot = useSyncExternalStore(
    useCallback((listener) => cartStore(brandKey).subscribe(listener), [brandKey]),
    () => cartStore(brandKey).getSnapshot(),
    () => LOADING_CART,
  );
  const dispatch = useCallback((change: CartChange) => cartStore(brandKey).dispatch(change), [brandKey]);
  return { snapshot, dispatch };
}
