import { shopFacts } from "~/base/brand/shop-facts";
import { catalog } from "~/provider/catalog/services/catalog.server";
import type { Product } from "~/trade/catalog/product";
import type { FacetTables } from "../facet";
import { readShopFilter, readShopPage } from "../shop-filter-form";
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
