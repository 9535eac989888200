import type { ReactNode } from "react";
import { PageHeader } from "~/house/ui/kit/page-header";

export const SHOP_HEADING = "products-heading";

export function ShopFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <PageHeader title="Discover Your Style">
        <p>
          Every door is made to your size, to the sixteenth of an inch, and priced by the square foot. Choose a style,
          type in what your tape says, and watch the price follow.
        </p>
      </PageHeader>
      <section aria-labelledby={SHOP_HEADING} className="wrap py-12 md:py-16">
        <h2 id={SHOP_HEADING} tabIndex={-1} className="mb-8 text-3xl">
          Our Products
        </h2>
        {children}
      </section>
    </>
  );
}

export function ShopPending() {
  return (
    <ShopFrame>
      <p role="status" className="text-lg">
        Loading...
      </p>
    </ShopFrame>
  );
}
