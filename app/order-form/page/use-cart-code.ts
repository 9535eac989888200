import { useEffect, useState } from "react";
import { brand } from "~/brand/brand";
import type { CartItem } from "~/lines/cart";
import { cartPart } from "./cart-part";

/** Adds items to the cart; rejects if the cart's code cannot be loaded. */
export async function addItemsToCart(items: readonly CartItem[]): Promise<void> {
  const { addToCart } = await cartPart.load();
  addToCart(brand.key, items);
}

/** Loads the cart's code, and returns whether it has loaded. */
export function useCartCode(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    cartPart.load().then(
      () => setLoaded(true),
      () => {},
    );
  }, []);
  return isLoaded;
}
