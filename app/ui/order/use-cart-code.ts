import { useEffect, useState } from "react";
import { brand } from "~/content/brand";
import type { CartItem } from "~/domain/cart";
import { cartPart } from "./cart-part";

/** Puts items into the cart; refused where its code cannot be had. */
export async function keepInCart(items: readonly CartItem[]): Promise<void> {
  const { addToCart } = await cartPart.load();
  addToCart(brand.key, items);
}

/** Fetches the cart's code, and says whether it is there. */
export function useCartCode(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    cartPart.load().then(
      () => setThere(true),
      () => {},
    );
  }, []);
  return isThere;
}
