import type { ReactNode } from "react";
import { PageBanner } from "~/house/ui/kit/page-banner";

export const SHOP_HEADING = "products-heading";

export function ShopFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <PageBanner title="Discover Your Style">
        <p>Every door is made to your size and priced by the square foot.</p>
      </PageBanner>
      <section aria-labelledby={SHOP_HEADING} className="wrap py-10 md:py-12">
        <h2 id={SHOP_HEADING} tabIndex={-1} className="mb-8 text-2xl md:text-3xl">
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
