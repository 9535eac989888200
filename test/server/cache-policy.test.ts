import { readConfig } from "@remix-run/dev/dist/config.js";
import { describe, expect, it } from "vitest";
import { someOf } from "../set-up/tier";
import { signInOverHttp } from "../support/http-sign-in";
import { ownShopOrigin } from "../support/own-shop";
import { exchange } from "../support/raw-http";
import { ROOT } from "../support/source-files";

const origin = ownShopOrigin();
const PAGE = "public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400";
const DATA = "public, max-age=300, s-maxage=300, stale-if-error=86400";
const NEVER = "no-store";
const MINE = "private, no-store";

/** What the routes answer without a session, if that is not `no-store`: the document, and their loader's data. */
const CACHEABLE: Readonly<Record<string, readonly [document: string, data?: string]>> = {
  _index: [PAGE, DATA],
  "account._index": [PAGE],
  "account.tiers": [PAGE, DATA],
  "cart._index": [PAGE],
  "cart.hanging-map": [PAGE],
  "cart.labels": [PAGE],
  "cart.shared": [PAGE, DATA],
  checkout: [PAGE],
  compare: [PAGE, DATA],
  contact: [PAGE],
  "custom-design": [PAGE],
  "how-to._index": [PAGE],
  "how-to.care": [PAGE],
  "how-to.hinges": [PAGE, DATA],
  "how-to.installation": [PAGE],
  "how-to.measuring": [PAGE],
  "how-to.styles": [PAGE, DATA],
  "lifetime-warranty": [PAGE, DATA],
  portfolio: [PAGE, DATA],
  "premium-materials": [PAGE],
  privacy: [PAGE, DATA],
  process: [PAGE],
  "search._index": [PAGE, DATA],
  "search.suggestions": [DATA, DATA],
  "product.$productId": [PAGE, DATA],
  shop: [PAGE, DATA],
  terms: [PAGE, DATA],
  "timely-delivery": [PAGE, DATA],
};

/** Files that a route makes, public and the same for every visitor. */
const FILES = ["documents.specification-sheet[.]pdf", "robots[.]txt", "site[.]webmanifest", "sitemap[.]xml"];

/** Routes without a page whose answers are public too. */
const PAGELESS = [...FILES, "search.suggestions"];

interface TableRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
}

/** The route table as the build makes it; the browser's table leaves out routes without a page. */
async function routeTable(): Promise<TableRoute[]> {
  const { routes } = await readConfig(ROOT);
  return Object.values(routes).filter(({ id }) => id !== "root");
}

const table = await routeTable();

/** The path of a route below those that it is nested in. */
function patternOf({ path: own = "", parentId }: TableRoute): string {
  const parent = table.find(({ id }) => id === parentId);
  return [parent ? patternOf(parent) : "", own].filter(Boolean).join("/");
}

/** An address of a route; one without the parameters that may be missing. */
const urlOf = (route: TableRoute) =>
  `/${patternOf(route)
    .replace(/\/:\w+\?/g, "")
    .replace(":productId", "ashby")
    .replace("*", "no-such-page")}`;

const cacheControl = async (url: string, headers = {}, method = "GET") =>
  (await exchange(origin, url, headers, method)).headers["cache-control"];

const routes = table.map((route) => {
  const id = route.id.replace(/^routes\//, "");
  const [document = NEVER, data = NEVER] = FILES.includes(id) ? [PAGE, PAGE] : (CACHEABLE[id] ?? []);
  const query = `_data=${encodeURIComponent(route.id)}${id.endsWith("_index") ? "&index" : ""}`;
  return { id, url: urlOf(route), query, document, data };
});

describe("the cache policy of every route", () => {
  it("is known for the whole table", () => {
    const ids = routes.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(40);
    for (const id of [...Object.keys(CACHEABLE), ...FILES]) expect(ids).toContain(id);
  });

  it.each(routes)("holds for the document and the data of $id", async ({ url, query, document, data }) => {
    expect(await cacheControl(url)).toBe(document);
    expect(await cacheControl(`${url}?${query}`)).toBe(data);
  });

  it.each(someOf(routes))("holds for HEAD, and for a visitor with any session: $id", async (route) => {
    const { id, url, query, document, data } = route;
    expect(await cacheControl(url, {}, "HEAD")).toBe(document);
    const Cookie = "session=anything";
    const own = PAGELESS.includes(id) ? [document] : [MINE, NEVER];
    expect(own).toContain(await cacheControl(url, { Cookie }));
    expect(await cacheControl(`${url}?${query}`, { Cookie })).toBe(data);
  });

  it("is no-store for a signed-in customer on every page, and on the data of every private one", async () => {
    const Cookie = await signInOverHttp(origin);
    for (const { id, url, query, data } of routes) {
      if (PAGELESS.includes(id) || ["logout", "shopify.callback"].includes(id)) continue;
      expect([MINE, NEVER], url).toContain(await cacheControl(url, { Cookie }));
      expect(await cacheControl(`${url}?${query}`, { Cookie }), url).toBe(data);
    }
    expect(await cacheControl("/shop?_data=root", { Cookie })).toBe(NEVER);
  });

  it("is no-store for every signed-in request, known from the root's data or not", async () => {
    for (const { url } of someOf(routes)) expect(await cacheControl(`${url}?_data=root`)).toBe(NEVER);
  });
});

describe("an unexpected answer", () => {
  it.each([
    ["a page that does not exist", "/no-such-page", 404],
    ["a file that does not exist", "/build/no-such-file.js", 404],
    ["a hidden file", "/.env", 404],
    ["a product that does not exist", "/product/no-such-door", 404],
    ["its data", "/product/no-such-door?_data=routes%2Fproduct.%24productId", 404],
    ["data of a route that the address is not", "/shop?_data=routes%2Fcart._index", 403],
    ["data of a route that does not exist", "/shop?_data=routes%2Fnothing", 403],
    ["data of a route without a loader", "/cart?_data=routes%2Fcart._index&index", 400],
    ["a sign-in that was never begun", "/shopify/callback?email=a%40b.co&code=x", 302],
    ["a page for the signed-in", "/account/dashboard", 302],
    ["its data", "/account/dashboard?_data=routes%2Faccount.dashboard", 204],
  ])("is never stored: %s", async (_what, url, status) => {
    const answer = await exchange(origin, url);
    expect([answer.status, answer.headers["cache-control"]]).toEqual([status, NEVER]);
  });

  it.each([
    ["a method that is not served", "/shop", "PUT", 405],
    ["options", "/shop", "OPTIONS", 405],
    ["a post to a page that takes none", "/shop", "POST", 405],
    ["a post to its data", "/shop?_data=routes%2Fshop", "POST", 405],
    ["a post to a file", "/favicon.svg", "POST", 404],
    ["a post to a file that a route makes", "/robots.txt", "POST", 405],
    ["a post without a form", "/product/ashby", "POST", 415],
  ])("is never stored: %s", async (_what, url, method, status) => {
    const answer = await exchange(origin, url, {}, method);
    expect([answer.status, answer.headers["cache-control"]]).toEqual([status, NEVER]);
  });

  it("is never stored: a form that is returned with its errors, as a page and as data", async () => {
    for (const url of ["/product/ashby", "/product/ashby?_data=routes%2Fproduct.%24productId", "/login", "/contact"]) {
      const response = await fetch(origin + url, {
        method: "POST",
        body: new URLSearchParams({ intent: "add-to-cart" }),
      });
      expect([url, response.status, response.headers.get("cache-control")]).toEqual([url, 422, NEVER]);
    }
  });
});
