import { RecoveryLinks } from "~/house/ui/kit/recovery-links";
import { messageOf } from "~/house/ui/kit/route-problem";
import { ProductGrid } from "~/storefront/product/page/product-grid";
import { INVALID_PRODUCTS, type ProductSummary } from "~/trade/catalog/product-summary";
import type { ShopView } from "../shop-view";
import { CompareBar, CompareBox, useChoosing } from "./compare-bar";
import { ShopFilters } from "./shop-filters";
import { ShopFrame } from "./shop-frame";
import { ShopPages } from "./shop-pages";

/** The width of a card next to the filters. */
const BESIDE = "(min-width: 80rem) min(25vw - 100px, 260px)";

/** The shop with its styles and filters. */
export function ShopPage({ view }: { readonly view: ShopView }) {
  const { total, found, products, unstated } = view;
  const choosing = useChoosing(view);
  const { chosen, onChoose } = choosing;
  const box = (style: ProductSummary) => <CompareBox style={style} chosen={chosen} onChoose={onChoose} />;
  return (
    <ShopFrame>
      {total === 0 ? (
        <p className="text-lg">No products available at the moment.</p>
      ) : (
        <div className="shop">
          <ShopFilters view={view} />
          <div>
            {(products.length > 0 || found === 0) && <ProductGrid products={products} ownSizes={BESIDE} below={box} />}
            {unstated.length > 0 && (
              <>
                <h3 className="mt-12 mb-8 text-2xl">These may fit too: some of their details are not on file</h3>
                <ProductGrid products={unstated} ownSizes={BESIDE} below={box} />
              </>
            )}
            <ShopPages view={view} />
            <CompareBar {...choosing} />
          </div>
        </div>
      )}
    </ShopFrame>
  );
}

/** The shop while its products are unavailable. */
export function ShopProblem({ error }: { readonly error: unknown }) {
  const isUnreadable = messageOf(error) === INVALID_PRODUCTS;
  return (
    <ShopFrame>
      <p role="alert" className="text-lg">
        {isUnreadable ? INVALID_PRODUCTS : "Error loading products. Please try again later."}
      </p>
      <p className="mt-2 text-stone-700">Nothing in your cart is affected.</p>
      <div className="mt-6">
        <RecoveryLinks retry links={[{ label: "Back to the home page", to: "/" }]} />
      </div>
    </ShopFrame>
  );
}
