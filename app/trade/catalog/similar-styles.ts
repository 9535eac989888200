import type { Product } from "./product";
import type { ProductImage } from "./product-image";
import type { ProductSummary } from "./product-summary";

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

/** A style that is no longer made, and what is like it. */
export interface HiddenStyle {
  readonly title: string;
  readonly image: ProductImage | null;
  readonly similar: readonly ProductSummary[];
}
