import { FACETS, type FacetName, perFacet } from "./facet";

/** The orders of the list of styles; the first is the catalog's own. */
export const SORTS = ["recommended", "price", "price-down", "name", "widest"] as const;

export type Sort = (typeof SORTS)[number];

export interface ShopFilter {
  readonly chosen: Readonly<Record<FacetName, readonly string[]>>;
  readonly width: string;
  readonly sort: Sort;
}

export const NO_FILTER: ShopFilter = {
  chosen: { color: [], construction: [], material: [], finish: [], glass: [], price: [], lead: [] },
  width: "",
  sort: "recommended",
};

export type Narrowing = FacetName | "width";

export const SHOP_FILTER = { width: "width", sort: "sort" } as const;

const SHOP_PAGE = "page";

export const SHOP_NAMES: readonly string[] = [...FACETS, ...Object.values(SHOP_FILTER), SHOP_PAGE];

/** The longest width that is read, in code points. */
export const MAX_WIDTH_TEXT = 20;

const MAX_CHOICES = 50;

const SEPARATOR = ",";

const textOf = (text: string) => [...text.replace(/\p{Cc}+/gu, " ").trim()].slice(0, MAX_WIDTH_TEXT).join("");

function facetChoices(query: URLSearchParams, name: FacetName): readonly string[] {
  const ids = query.getAll(name).flatMap((value) => value.split(SEPARATOR));
  return [...new Set(ids.filter(Boolean))].slice(0, MAX_CHOICES);
}

/**
 * The filter in an address or a form of the shop: a facet's choices in one value, separated by commas, or each in a
 * value of its own, as a form sends them. Unknown values count as not chosen.
 */
export function readShopFilter(query: URLSearchParams): ShopFilter {
  const sort = query.get(SHOP_FILTER.sort);
  return {
    chosen: perFacet((name) => facetChoices(query, name)),
    width: textOf(query.get(SHOP_FILTER.width) ?? ""),
    sort: SORTS.find((known) => known === sort) ?? NO_FILTER.sort,
  };
}

/** The page of the list in an address, from 1; anything that is not a number counts as the first. */
export function readShopPage(query: URLSearchParams): number {
  const text = query.get(SHOP_PAGE) ?? "";
  return /^\d{1,9}$/.test(text) ? Math.max(1, Number(text)) : 1;
}

/**
 * The query string of the shop with a filter and a page from 1, without its question mark: names in alphabetical order,
 * without anything that is not set.
 */
export function shopSearch({ chosen, width, sort }: ShopFilter, page = 1): string {
  const values = [
    [SHOP_PAGE, page === 1 ? "" : String(page)] as const,
    ...FACETS.map((name) => [name, chosen[name].join(SEPARATOR)] as const),
    [SHOP_FILTER.sort, sort === NO_FILTER.sort ? "" : sort] as const,
    [SHOP_FILTER.width, width] as const,
  ];
  const set = values.filter(([, value]) => value !== "").sort(([a], [b]) => (a < b ? -1 : 1));
  return set.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", SEPARATOR)}`).join("&");
}

export function shopAddress(filter: ShopFilter, page = 1): string {
  const search = shopSearch(filter, page);
  return search ? `/shop?${search}` : "/shop";
}
