import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import { headTags, whereIs } from "~/house/ui/head/page-meta";
import { shopAddress, shopSearch } from "../shop-filter-form";
import type { ShopView } from "../shop-view";

const DESCRIPTION = "Styles of made-to-order cabinet doors, priced by the square foot and cut to your size.";

/** The pages before and after one of the whole list. */
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
