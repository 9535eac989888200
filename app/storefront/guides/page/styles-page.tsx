import { Link } from "@remix-run/react";
import { ProductCard } from "~/storefront/product/page/product-card";
import type { ProductSummary } from "~/trade/catalog/product-summary";
import { stylesGuide } from "../styles";
import { GuideFrame } from "./guide-frame";

interface FamilyShown {
  readonly shown: readonly ProductSummary[];
  readonly isAll: boolean;
}

interface StylesPageProps {
  /** The products of each family by its id; `null` if the provider cannot be reached. */
  readonly products: Readonly<Record<string, FamilyShown>> | null;
}

export function StylesPage({ products }: StylesPageProps) {
  return (
    <GuideFrame {...stylesGuide}>
      {products === null && (
        <p role="status" className="wrap pt-10">
          {stylesGuide.unavailable}
        </p>
      )}
      <div className="wrap py-6 md:py-10">
        {stylesGuide.families.map(({ id, heading, text, shop }) => (
          <section
            key={id}
            aria-labelledby={id}
            className="break-inside-avoid border-b border-stone-300 py-10 last:border-b-0"
          >
            <h2 id={id} className="text-2xl md:text-3xl">
              {heading}
            </h2>
            <p className="mt-2 max-w-[40em] text-stone-700">{text}</p>
            <ul className="mt-8 grid gap-x-6 gap-y-12 empty:hidden sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 print:grid-cols-4">
              {products?.[id]?.shown.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} picture="when near" />
                </li>
              ))}
            </ul>
            {products?.[id]?.isAll === false && (
              <Link to={shop} rel="nofollow" className="button mt-8 border-stone-500 hover:border-ink hover:bg-linen">
                <span>
                  {stylesGuide.more}
                  <span className="sr-only">: {heading}</span>
                </span>
              </Link>
            )}
          </section>
        ))}
      </div>
    </GuideFrame>
  );
}
