import type { FacetTables } from "~/domain/finding/facet";
import { type ShopView, viewShop } from "~/domain/finding/shop-view";
import { type SortedCatalog, sortCatalog } from "~/domain/finding/told-facts";
import type { Product } from "~/domain/product";
import { readShopFilter } from "~/forms/shop-filter";
import { catalog } from "./catalog.server";

/** Sorted once for each list that the provider tells. */
const sorted = new WeakMap<readonly Product[], SortedCatalog>();

function sortedOf(products: readonly Product[], tables: FacetTables): SortedCatalog {
  const known = sorted.get(products);
  if (known) return known;
  const made = sortCatalog(products, tables);
  sorted.set(products, made);
  return made;
}

/**
 * The shop as an address asks for it.
 *
 * @throws UpstreamFailure
 */
export async function findInShop(query: URLSearchParams, tables: FacetTables): Promise<ShopView> {
  return viewShop(sortedOf(await catalog().list(), tables), readShopFilter(query));
}
