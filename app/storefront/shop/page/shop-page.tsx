import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import { headTags, whereIs } from "~/house/ui/head/page-meta";
import { RecoveryLinks } from "~/house/ui/kit/recovery-links";
import { messageOf } from "~/house/ui/kit/route-problem";
import { ProductGrid } from "~/storefront/product/page/product-card";
import { INVALID_PRODUCTS, type ProductSummary } from "~/trade/catalog/product-summary";
import { shopAddress, shopSearch } from "../shop-filter";
import type { ShopView } from "../shop-view";
import { CompareBar, CompareBox, useChoosing } from "./compare-bar";
import { ShopFilters } from "./shop-filters";
import { ShopFrame } from "./shop-frame";
import { ShopPages } from "./shop-pages";

const BESIDE = "(min-width: 80rem) min(25vw - 100px, 260px)";

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

const DESCRIPTION = "Styles of made-to-order cabinet doors, priced by the square foot and cut to your size.";

function neighbors({ filter, page, pages }: ShopView, origin: string): MetaDescriptor[] {
  const link = (rel: "prev" | "next", to: number) => ({
    tagName: "link",
    rel,
    href: new URL(shopAddress(filter, to), origin).href,
  });
  return [...(page > 1 ? [link("prev", page - 1)] : []), ...(page < pages ? [link("next", page + 1)] : [])];
}

/**
 * Search engines list the pages of the whole list. They do not list filtered ones: each style is also on those, and
 * /shop is the canonical address.
 */
export const shopMeta: MetaFunction<() => ShopView & { readonly title?: string | undefined }> = (about) => {
  const { data: view } = about;
  const where = whereIs(about);
  const isFiltered = view && shopSearch(view.filter) !== "";
  const pathname = view && !isFiltered ? shopAddress(view.filter, view.page) : where.pathname;
  const tags = headTags({ title: view?.title ?? "Shop", description: DESCRIPTION }, { ...where, pathname });
  if (isFiltered) return [...tags, { name: "robots", content: "noindex, follow" }];
  return view && where.origin ? [...tags, ...neighbors(view, where.origin)] : tags;
};
