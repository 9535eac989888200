import type { Product } from "~/catalog/product";
import { sizeRows } from "~/making/making-words";

/**
 * The sizes in which a style is made, as its page shows them; empty if the provider does not say how it is built. They
 * are calculated here so that browsers need not load the rules.
 */
export function styleSizes({
  specification,
}: Pick<Product, "specification">): readonly (readonly [name: string, size: string])[] {
  return specification ? sizeRows(specification) : [];
}
