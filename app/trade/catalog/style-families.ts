import type { Product } from "./product";

interface Family {
  readonly id: string;
  readonly words: readonly string[];
}

/** Each into the first family that has a word of its construction; a product of unknown construction is in none. */
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
