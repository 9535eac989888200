import type { Product } from "./product";

const simple = (text: string | undefined) => (text ?? "").toLowerCase();

/** How much two styles have in common: how they are built counts more than what they are made of. */
function likeness(one: Product, other: Product): number {
  const [a, b] = [one.specification, other.specification];
  const isSameBuild = simple(a?.construction) === simple(b?.construction);
  return (isSameBuild ? 2 : 0) + (simple(a?.material) === simple(b?.material) ? 1 : 0);
}

/** The products that are most like one, at most `most`; those that are equally like it stay in their order. */
export function similarStyles(product: Product, products: readonly Product[], most: number): readonly Product[] {
  const others = products.filter(({ id }) => id !== product.id);
  return others.toSorted((a, b) => likeness(product, b) - likeness(product, a)).slice(0, most);
}
