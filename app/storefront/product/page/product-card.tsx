import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Rating } from "~/house/ui/kit/rating";
import { usePrefetch } from "~/house/ui/kit/use-prefetch";
import { PHONE_COLUMN } from "~/house/ui/photographs/photograph-sources";
import { ProductPicture } from "~/house/ui/photographs/product-picture";
import type { ProductSummary } from "~/trade/catalog/product-summary";
import { formatRate } from "~/trade/measure/money";
import { OwnRate } from "./own-rate";
import { descriptionOf } from "./product-description";

interface ProductCardProps {
  readonly product: ProductSummary;
  /**
   * When to load the picture: before all others for the first card, immediately if in the first view, otherwise when
   * near.
   */
  readonly picture: "first" | "at once" | "when near";
  /** How wide it is on wide screens, for a page with its own layout of cards: begins the HTML attribute `sizes`. */
  readonly ownSizes?: string | undefined;
}

export function ProductCard({ product, picture, ownSizes = "(min-width: 90rem) 322px" }: ProductCardProps) {
  return (
    <Link to={`/product/${product.id}`} prefetch={usePrefetch()} className="group flex h-full flex-col">
      <div className="overflow-hidden bg-linen">
        <ProductPicture
          src={product.image?.url}
          alt={product.image?.alt ?? ""}
          sizes={`${ownSizes}, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, (min-width: 30rem) 46vw, ${PHONE_COLUMN}`}
          loading={picture === "when near" ? "lazy" : "eager"}
          fetchpriority={picture === "first" ? "high" : "low"}
          className="aspect-[4/5] h-auto w-full object-cover motion-safe:transition-transform group-hover:scale-[1.015]"
        />
      </div>
      <h3 className="mt-4 text-xl underline-offset-4 group-hover:underline">{product.title}</h3>
      <p className="mt-1 text-sm text-stone-700">{descriptionOf(product)}</p>
      <div className="mt-auto pt-3">
        <p className="figures font-semibold">{formatRate(product.rate)} / sq ft</p>
        <OwnRate rate={product.rate} unit=" / sq ft" />
        <Rating />
      </div>
    </Link>
  );
}

const FIRST_VIEW = 4;

function pictureOf(index: number) {
  if (index === 0) return "first";
  return index < FIRST_VIEW ? "at once" : "when near";
}

interface ProductGridProps {
  readonly products: readonly ProductSummary[];
  readonly ownSizes?: string;
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
