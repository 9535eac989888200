import type { ShopFilter } from "./shop-filter";
import { SHOP_NAMES, shopAddress, shopSearch } from "./shop-filter-form";

/**
 * Whether a query is in canonical form. How its characters are escaped does not matter, nor do parameters that the shop
 * does not read.
 */
function isNormal(query: URLSearchParams, filter: ShopFilter): boolean {
  const read = [...query].filter(([name]) => SHOP_NAMES.includes(name));
  return new URLSearchParams(read).toString() === new URLSearchParams(shopSearch(filter)).toString();
}

/** The canonical address of the shop for a query with a filter; `null` if the query is already in that form. */
export function normalAddress(query: URLSearchParams, filter: ShopFilter): string | null {
  return isNormal(query, filter) ? null : shopAddress(filter);
}
