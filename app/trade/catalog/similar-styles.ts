import type { Product } from "./product";
import type { ProductImage } from "./product-image";
import type { ProductSummary } from "./product-summary";

const simple = (text: string | undefined) => (text ?? "").toLowerCase();

function likeness(one: Product, other: Product): number {
  const [a, b] = [one.specification, other.specification];
  const isSameBuild = simple(a?.construction) === simple(b?.construction);
  return (isSameBuild ? 2 : 0) + (simple(a?.material) === simple(b?.material) ? 1 : 0);
}

export function similarStyles(product: Product, products: readonly Product[], most: number): readonly Product[] {
  const others = products.filter(({ id }) => id !== product.id);
  return others.toSorted((a, b) => likeness(product, b) - likeness(product, a)).slice(0, most);
}

export interface HiddenStyle {
  readonly title: string;
  readonly image: ProductImage | null;
  readonly similar: readonly ProductSummary[];
}
