import type { ReactNode } from "react";
import type { ProductSummary } from "~/trade/catalog/product-summary";
import { ProductCard } from "./product-card";

const FIRST_VIEW = 4;

function pictureOf(index: number) {
  if (index === 0) return "first";
  return index < FIRST_VIEW ? "at once" : "when near";
}

interface ProductGridProps {
  readonly products: readonly ProductSummary[];
  /** See `ProductCard`. */
  readonly ownSizes?: string;
  /** Shown below a card, outside of its link. */
  readonly below?: (product: ProductSummary) => ReactNode;
}

/** The grid of styles: 4 columns on large screens (specification, section 2). */
export function ProductGrid({ products, ownSizes, below }: ProductGridProps) {
  if (products.length === 0) return <p>No products available at this time.</p>;
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id} className={below && "flex flex-col"}>
          <ProductCard product={product} picture={pictureOf(index)} ownSizes={ownSizes} />
          {below?.(product)}
        </li>
      ))}
    </ul>
  );
}
