import { holdsSession } from "~/auth/session.server";
import { chipPath, search } from "~/content/nav";
import { listedPaths } from "~/content/paths";
import { searchPage } from "~/content/search/page";
import { shopFacets } from "~/content/shop-facets";
import { COMPARED } from "~/domain/comparison";
import { FINISH_FIELD } from "~/domain/finish";
import { isProductId } from "~/domain/product";
import { SEARCH_TEXT } from "~/domain/search-field";
import { searchPath } from "~/domain/search-query";
import { findTier } from "~/domain/tiers";
import type { CachedDocuments, IsKnownValue } from "~/platform/http/document-cache/cached-documents.server";
import { catalog } from "~/services/catalog.server";

type Query = Readonly<Record<string, IsKnownValue>>;

const NOTHING: Query = {};

/** The name by which the browser asks for the data of one route instead of a document. */
const dataOf = (routeId: string): Query => ({ _data: (value) => value === routeId });

/** Pages and files that are the same for everybody but not listed for search engines. */
const UNLISTED = [
  "/cart",
  "/cart/labels",
  "/cart/hanging-map",
  "/cart/shared",
  "/checkout",
  "/search",
  "/compare",
  "/robots.txt",
  "/site.webmanifest",
  "/sitemap.xml",
];

/** The searches that the shop itself links to: what anybody else may ask for has no end, and is not stored. */
const linkedSearches = new Set([...search.chips.map(chipPath), ...searchPage.popular.map(({ q }) => searchPath(q))]);

const never: IsKnownValue = () => false;

const constructions = new Set<string>(shopFacets.construction.map(({ id }) => id));

/**
 * The shop by one kind of construction is stored, which are a few addresses. Every other filter is made for whoever asks: there
 * are too many to keep.
 */
const SHOP: Query = {
  ...dataOf("routes/shop"),
  ...{ finish: never, glass: never, lead: never, material: never, price: never, sort: never, width: never },
  construction: (value) => constructions.has(value),
};

/** The pages that show what their query says, or whose data the browser asks for. */
const QUERIES: Readonly<Record<string, Query>> = {
  "/": { ...dataOf("routes/_index"), index: (value) => value === "" },
  "/shop": SHOP,
  // Of twenty styles there are 123,520 comparisons.
  "/compare": { ...dataOf("routes/compare"), [COMPARED]: never, [FINISH_FIELD]: never },
  "/cart/shared": dataOf("routes/cart.shared"),
  "/search": {
    ...dataOf("routes/search._index"),
    [SEARCH_TEXT]: (value) => value === value.toLowerCase() && linkedSearches.has(searchPath(value)),
  },
  "/how-to/styles": dataOf("routes/how-to.styles"),
  "/timely-delivery": dataOf("routes/timely-delivery"),
  "/contact": { sent: (value) => value === "" },
  "/account": { tier: (value) => findTier(value) !== null },
};

const pages = new Map([...listedPaths, ...UNLISTED].map((path) => [path, QUERIES[path] ?? NOTHING]));

const PRODUCTS = "/product/";
/** A product as it is sold is stored; in another finish it is made for whoever asks. */
const PRODUCT: Query = { ...dataOf("routes/product.$productId"), [FINISH_FIELD]: never };

const isProduct = (path: string) => path.startsWith(PRODUCTS) && isProductId(path.slice(PRODUCTS.length));

/** What the document cache has to know of this shop's pages. */
export const cachedDocuments: CachedDocuments = {
  queryOf: (path) => pages.get(path) ?? (isProduct(path) ? PRODUCT : undefined),
  isPersonal: holdsSession,
  /** In the order of the sitemap; without the products while the provider is away. */
  async warmPaths() {
    const products = await catalog()
      .list()
      .catch(() => []);
    return [...listedPaths, ...products.map(({ id }) => PRODUCTS + id)];
  },
};
