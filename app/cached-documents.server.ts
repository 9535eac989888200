import { listedPaths } from "~/base/brand/paths";
import type { CachedDocuments, IsKnownValue } from "~/base/platform/http/document-cache/cached-documents.server";
import { STRIP_FIELDS } from "~/configurator/hinges/hinge-strip";
import { RETURN_TO } from "~/house/forms/return-to";
import { SHARED_STYLES } from "~/ordering/cart/shared-styles";
import { FREIGHT_DELIVERY, FREIGHT_ZIP } from "~/ordering/orders/order-freight";
import { holdsSession } from "~/provider/auth/session.server";
import { catalog } from "~/provider/catalog/services/catalog.server";
import { chipPath, searchWords } from "~/storefront/layout/nav";
import { searchPage } from "~/storefront/search/page";
import { SEARCH_TEXT } from "~/storefront/search/search-field";
import { searchPath } from "~/storefront/search/search-query";
import { shopFacets } from "~/storefront/shop/shop-facets";
import { COMPARED } from "~/trade/catalog/comparison";
import { FINISH_FIELD } from "~/trade/catalog/finish";
import { FIND_FIELD } from "~/trade/catalog/found-styles";
import { isProductId } from "~/trade/catalog/product";
import { OLD_DOOR_FIELDS } from "~/trade/openings/old-door-texts";
import { findTier } from "~/trade/pricing/tiers";

type Query = Readonly<Record<string, IsKnownValue>>;

const NOTHING: Query = {};

/** The query with which the browser requests the data of one route instead of a document. */
const dataOf = (routeId: string): Query => ({ _data: (value) => value === routeId });

/** Public pages and files that are not listed for search engines. */
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

/** The searches that the shop itself links to. Other searches are not stored, because there is no limit to them. */
const linkedSearches = new Set([
  ...searchWords.chips.map(chipPath),
  ...searchPage.popular.map(({ q }) => searchPath(q)),
]);

const never: IsKnownValue = () => false;

const constructions = new Set<string>(shopFacets.construction.map(({ id }) => id));

/** A page of the shop's list, from the second; beyond its end, the answer is a redirect, which is not stored. */
const isPage: IsKnownValue = (value) => /^[1-9]\d{0,2}$/.test(value);

/**
 * The pages of the shop, of all styles or of one kind of construction, are stored, because that makes only some hundred
 * addresses. All other filters are rendered for each request: there are too many to store.
 */
const SHOP: Query = {
  ...dataOf("routes/shop"),
  ...{
    color: never,
    finish: never,
    glass: never,
    lead: never,
    material: never,
    price: never,
    sort: never,
    width: never,
  },
  construction: (value) => constructions.has(value),
  page: isPage,
};

/** The pages whose content depends on their query, or whose data the browser requests. */
const QUERIES: Readonly<Record<string, Query>> = {
  "/": { ...dataOf("routes/_index"), index: (value) => value === "" },
  "/shop": SHOP,
  // Not stored: twenty styles make 123,520 possible comparisons.
  "/compare": { ...dataOf("routes/compare"), [COMPARED]: never, [FIND_FIELD]: never, [FINISH_FIELD]: never },
  "/cart/shared": { ...dataOf("routes/cart.shared"), [SHARED_STYLES]: never },
  "/search": {
    ...dataOf("routes/search._index"),
    [SEARCH_TEXT]: (value) => value === value.toLowerCase() && linkedSearches.has(searchPath(value)),
  },
  // Not stored: there is no limit to the sizes that visitors type.
  "/how-to/hinges": {
    ...dataOf("routes/how-to.hinges"),
    ...Object.fromEntries([...Object.values(STRIP_FIELDS), ...OLD_DOOR_FIELDS].map((name) => [name, never])),
  },
  "/how-to/styles": dataOf("routes/how-to.styles"),
  "/portfolio": dataOf("routes/portfolio"),
  "/terms": dataOf("routes/terms"),
  "/privacy": dataOf("routes/privacy"),
  "/lifetime-warranty": dataOf("routes/lifetime-warranty"),
  // Not stored: there is no limit to the ZIP codes that visitors type.
  "/timely-delivery": { ...dataOf("routes/timely-delivery"), [FREIGHT_ZIP]: never, [FREIGHT_DELIVERY]: never },
  "/contact": { sent: (value) => value === "" },
  "/account": { tier: (value) => findTier(value) !== null, [RETURN_TO]: never },
};

const pages = new Map([...listedPaths, ...UNLISTED].map((path) => [path, QUERIES[path] ?? NOTHING]));

const PRODUCTS = "/product/";
/** The page of a style as it is sold is stored; in another finish it is rendered for each request. */
const PRODUCT: Query = { ...dataOf("routes/product.$productId"), [FINISH_FIELD]: never };

const isProduct = (path: string) => path.startsWith(PRODUCTS) && isProductId(path.slice(PRODUCTS.length));

/** How many styles' pages are made before anybody asks; more would crowd the other pages out of the cache. */
const WARMED_PRODUCTS = 48;

/** What the document cache has to know about this shop's pages. */
export const cachedDocuments: CachedDocuments = {
  queryOf: (path) => pages.get(path) ?? (isProduct(path) ? PRODUCT : undefined),
  isPersonal: holdsSession,
  /** In the order of the sitemap, with the first products; without them if the provider cannot be reached. */
  async warmPaths() {
    const products = await catalog()
      .list()
      .catch(() => []);
    return [...listedPaths, ...products.slice(0, WARMED_PRODUCTS).map(({ id }) => PRODUCTS + id)];
  },
};
