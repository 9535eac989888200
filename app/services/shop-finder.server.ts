import type { FacetTables } from "~/domain/finding/facet";
import { type ShopView, viewShop } from "~/domain/finding/shop-view";
import { type SortedCatalog, sortCatalog } from "~/domain/finding/told-facts";
import type { Product } from "~/domain/product";
import { readShopFilter } from "~/forms/shop-filter";
import { catalog } from "./catalog.server";
import { termsShown } from "./settings.server";

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
  const [products, { leadDays }] = await Promise.all([catalog().list(), termsShown(null)]);
  return viewShop(sortedOf(products, tables, leadDays), readShopFilter(query));
}
