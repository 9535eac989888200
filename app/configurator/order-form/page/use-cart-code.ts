import { useEffect, useState } from "react";
import type { CartItem } from "~/configurator/lines/cart";
import { partOnDemand } from "~/house/ui/kit/use-on-demand";
import type { Product } from "~/trade/catalog/product";
import type { Configuration } from "~/trade/measure/piece";

/** The code of the cart. The order form loads it when it starts, so that it is there when needed, even offline. */
export const cartPart = partOnDemand(() => import("./cart-code"));

/** Adds lines to the cart; rejects if the cart's code cannot be loaded. */
export async function addItemsToCart(items: readonly CartItem[]): Promise<void> {
  const { addItems } = await cartPart.load();
  addItems(items);
}

export async function addPiecesToCart(product: Product, pieces: Configuration): Promise<void> {
  const { addPieces } = await cartPart.load();
  addPieces(product, pieces);
}

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
