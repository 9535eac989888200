import { useEffect, useState } from "react";
import { brand } from "~/content/brand";
import type { CartItem } from "~/domain/cart";

/** The cart's code is fetched as the form comes to life, and is there by the time it is needed, even offline. */
const loadCart = () => import("~/browser/cart");

/** Puts items into the cart; refused where its code cannot be had. */
export async function keepInCart(items: readonly CartItem[]): Promise<void> {
  const { addToCart } = await loadCart();
  addToCart(brand.key, items);
}

/** Fetches the cart's code, and says whether it is there. */
export function useCartCode(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    loadCart().then(
      () => setThere(true),
      () => {},
    );
  }, []);
  return isThere;
}
