import type { ProductSummary } from "~/domain/product-summary";
import { WaysOn } from "~/ui/kit/ways-on";
import { ProductGrid } from "~/ui/product/product-grid";
import { ShopFrame } from "./shop-frame";

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

/** The shop while its products are unavailable. */
export function ShopProblem() {
  return (
    <ShopFrame>
      <p role="alert" className="text-lg">
        Error loading products. Please try again later.
      </p>
      <p className="mt-2 text-stone-700">Nothing in your cart is affected.</p>
      <div className="mt-6">
        <WaysOn retry links={[{ label: "Back to the home page", to: "/" }]} />
      </div>
    </ShopFrame>
  );
}
