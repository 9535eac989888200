import { shopFacts } from "~/base/brand/shop-facts";
import { countText } from "~/base/text/counts";
import { catalog } from "~/provider/catalog/services/catalog.server";
import type { Product } from "~/trade/catalog/product";
import type { FacetTables } from "../facet";
import { chipsOf, shopFilterWords } from "../page/filter-words";
import {
  NO_FILTER,
  readShopFilter,
  readShopPage,
  SHOP_NAMES,
  type ShopFilter,
  shopAddress,
  shopSearch,
} from "../shop-filter";
import { type ShopView, viewShop } from "../shop-view";
import { type SortedCatalog, sortCatalog } from "../style-facts";

/** Sorted once for each list from the provider, and again when the owner sets another lead time. */
const sorted = new WeakMap<readonly Product[], { readonly days: number | null; readonly made: SortedCatalog }>();

function sortedOf(products: readonly Product[], tables: FacetTables, days: number | null): SortedCatalog {
  const known = sorted.get(products);
  if (known?.days === days) return known.made;
  const made = sortCatalog(products, tables, days);
  sorted.set(products, { days, made });
  return made;
}

/**
 * The shop page for an address.
 *
 * @throws UpstreamFailure
 */
export async function findInShop(query: URLSearchParams, tables: FacetTables): Promise<ShopView> {
  const products = await catalog().list();
  return viewShop(sortedOf(products, tables, shopFacts().leadDays), readShopFilter(query), readShopPage(query));
}

/** The title of the shop with its filter and page: different addresses have different titles. */
export function shopTitle(view: ShopView): string | undefined {
  const { filter, isUnreadWidth, page } = view;
  const words = chipsOf(view).map(({ label }) => label);
  if (isUnreadWidth) words.push("check the width");
  if (filter.sort !== NO_FILTER.sort) words.push(`by ${shopFilterWords.sorts[filter.sort].toLowerCase()}`);
  if (page > 1) words.push(`Page ${countText(page)}`);
  return words.length > 0 ? `Shop: ${words.join("; ")}` : undefined;
}

/**
 * Whether a query is in canonical form. How its characters are escaped does not matter, nor do parameters that the shop
 * does not read.
 */
function isNormal(query: URLSearchParams, filter: ShopFilter, page: number): boolean {
  const read = [...query].filter(([name]) => SHOP_NAMES.includes(name));
  return new URLSearchParams(read).toString() === new URLSearchParams(shopSearch(filter, page)).toString();
}

/** The canonical address of the shop for a query that shows this page with this filter; `null` if the query is it. */
export function normalAddress(query: URLSearchParams, filter: ShopFilter, page = 1): string | null {
  return isNormal(query, filter, page) ? null : shopAddress(filter, page);
}
