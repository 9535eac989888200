import type { ReactNode } from "react";
import type { ProductSummary } from "~/domain/product-summary";
import { ButtonLink } from "~/ui/kit/button";
import { ReloadButton } from "~/ui/layout/reload-button";
import { ProductGrid } from "./product-grid";

/** The frame of every state of the shop: hero and section (specification, section 2). */
function ShopFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <div className="border-b border-stone-300 bg-linen">
        <div className="wrap py-14 md:py-20">
          <h1 tabIndex={-1} className="text-4xl md:text-6xl">
            Discover Your Style
          </h1>
          <p className="mt-4 max-w-[60ch] text-lg text-stone-700">
            Every door is made to your size, to the sixteenth of an inch, and priced by the square foot. Choose a style,
            type in what your tape says, and watch the price follow.
          </p>
        </div>
      </div>
      <section aria-labelledby="products-heading" className="wrap py-12 md:py-16">
        <h2 id="products-heading" className="mb-8 text-3xl">
          Our Products
        </h2>
        {children}
      </section>
    </>
  );
}

/** The shop with its products. */
export function ShopPage({ products }: { readonly products: readonly ProductSummary[] }) {
  return (
    <ShopFrame>
      {products.length === 0 ? (
        <p className="text-lg">No products available at the moment.</p>
      ) : (
        <ProductGrid products={products} />
      )}
    </ShopFrame>
  );
}

/** The shop while its products cannot be had. */
export function ShopProblem() {
  return (
    <ShopFrame>
      <p role="alert" className="text-lg">
        Error loading products. Please try again later.
      </p>
      <p className="mt-2 text-stone-700">Nothing in your cart is affected.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ReloadButton>Try Again</ReloadButton>
        <ButtonLink look="outline" to="/">
          Back to the start
        </ButtonLink>
      </div>
    </ShopFrame>
  );
}

/** The shop while a client-side navigation to it is pending. */
export function ShopPending() {
  return (
    <ShopFrame>
      <p role="status" className="text-lg">
        Loading...
      </p>
    </ShopFrame>
  );
}
