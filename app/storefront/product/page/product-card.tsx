import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Rate } from "~/house/ui/kit/rate";
import { Rating } from "~/house/ui/kit/rating";
import { usePrefetch } from "~/house/ui/kit/use-prefetch";
import { ProductPicture } from "~/house/ui/photographs/product-picture";
import { finishedPath, finishedTitle } from "~/trade/catalog/finish";
import type { ProductSummary } from "~/trade/catalog/product-summary";
import { OwnRate } from "./own-rate";
import { descriptionOf } from "./product-description";

/** The width of a card on a phone: half the page less its margins and the gap between the two columns. */
const HALF_PHONE = "calc(50vw - 1.625rem)";

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

/** A style, in the finish in which it was looked for; on a phone only its picture, name and price. */
export function ProductCard({ product, picture, ownSizes = "(min-width: 90rem) 322px" }: ProductCardProps) {
  const { id, title, finish, rate } = product;
  return (
    <Link to={finishedPath({ productId: id, finish })} prefetch={usePrefetch()} className="style-card">
      <div>
        <ProductPicture
          src={product.image?.url}
          alt={product.image?.alt ?? ""}
          sizes={`${ownSizes}, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, (min-width: 30rem) 46vw, ${HALF_PHONE}`}
          loading={picture === "when near" ? "lazy" : "eager"}
          fetchpriority={picture === "first" ? "high" : "low"}
        />
      </div>
      <h3>{finishedTitle({ productTitle: title, finish })}</h3>
      <p>{descriptionOf(product)}</p>
      <div>
        <Rate rate={rate} className="font-semibold" />
        <OwnRate rate={rate} unit=" / sq ft" />
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

/** The grid of styles: 4 columns on large screens, 2 on phones (specification, section 2). */
export function ProductGrid({ products, ownSizes, below }: ProductGridProps) {
  if (products.length === 0) return <p>No products available at this time.</p>;
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-16 sm:gap-x-6 sm:gap-y-12 md:grid-cols-3 lg:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id} className={below && "flex flex-col"}>
          <ProductCard product={product} picture={pictureOf(index)} ownSizes={ownSizes} />
          {below?.(product)}
        </li>
      ))}
    </ul>
  );
}
