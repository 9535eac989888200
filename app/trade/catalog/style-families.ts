import type { Product } from "./product";

interface Family {
  readonly id: string;
  /** Words in a construction that put it in this family. */
  readonly words: readonly string[];
}

/**
 * Sorts products by how they are built: each into the first family that has a word of its construction.
 *
 * @returns the products by the family's id; a product of unknown construction is in none
 */
export function byFamily<P extends Pick<Product, "specification">>(
  products: readonly P[],
  families: readonly Family[],
): ReadonlyMap<string, readonly P[]> {
  const sorted = new Map<string, P[]>(families.map(({ id }) => [id, []]));
  for (const product of products) {
    const construction = product.specification?.construction.toLowerCase();
    const family = families.find(({ words }) => words.some((word) => construction?.includes(word)));
    if (family) sorted.get(family.id)?.push(product);
  }
  return sorted;
}
