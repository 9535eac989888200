import { sizeRows } from "~/domain/making-words";
import type { Product } from "~/domain/product";

/**
 * The sizes that a style is made in, as its page shows them; none where the provider does not say how it is built. They
 * are worked out here, because the rules that they come from need not be loaded to be read.
 */
export function styleSizes({
  specification,
}: Pick<Product, "specification">): readonly (readonly [name: string, size: string])[] {
  return specification ? sizeRows(specification) : [];
}
