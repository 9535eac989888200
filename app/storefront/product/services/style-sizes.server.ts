import type { Product } from "~/trade/catalog/product";
import { canBeBored } from "~/trade/making/cup-room";
import { sizeRows } from "~/trade/making/making-words";

/**
 * The sizes in which a style is made, as its page shows them, and whether its doors cannot be bored; empty if the
 * provider does not say how it is built. They are calculated here so that browsers need not load the rules.
 */
export function styleSizes({
  specification,
}: Pick<Product, "specification">): readonly (readonly [name: string, size: string])[] {
  if (!specification) return [];
  const rows = sizeRows(specification);
  return canBeBored(specification) ? rows : [...rows, ["Hinge cups", "Not bored: for butt hinges"]];
}
