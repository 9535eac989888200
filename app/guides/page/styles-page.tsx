import type { ProductSummary } from "~/catalog/product-summary";
import { stylesGuide } from "~/guides/styles";
import { ProductCard } from "~/product/page/product-card";
import { GuideFrame } from "./guide-frame";

interface StylesPageProps {
  /** The products of each family by its id; `null` if the provider cannot be reached. */
  readonly products: Readonly<Record<string, readonly ProductSummary[]>> | null;
}

/** The kinds of doors, with the catalog's styles of each kind. */
export function StylesPage({ products }: StylesPageProps) {
  return (
    <GuideFrame {...stylesGuide}>
      {products === null && (
        <p role="status" className="wrap pt-10">
          {stylesGuide.unavailable}
        </p>
      )}
      <div className="wrap py-6 md:py-10">
        {stylesGuide.families.map(({ id, heading, text }) => (
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
              {products?.[id]?.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} picture="when near" />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </GuideFrame>
  );
}
