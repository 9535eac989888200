import type { ShopFilter } from "./shop-filter";
import { SHOP_NAMES, shopAddress, shopSearch } from "./shop-filter-form";

/**
 * Whether a query is in canonical form. How its characters are escaped does not matter, nor do parameters that the shop
 * does not read.
 */
function isNormal(query: URLSearchParams, filter: ShopFilter, page: number): boolean {
  const read = [...query].filter(([name]) => SHOP_NAMES.includes(name));
  return new URLSearchParams(read).toString() === new URLSearchParams(shopSearch(filter, page)).toString();
}

/**
 * The canonical address of the shop for a query that shows this page with this filter; `null` if the query is already
 * in that form.
 */
export function normalAddress(query: URLSearchParams, filter: ShopFilter, page = 1): string | null {
  return isNormal(query, filter, page) ? null : shopAddress(filter, page);
}
