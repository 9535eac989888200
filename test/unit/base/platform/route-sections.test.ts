import path from "node:path";
import { flatRoutes } from "@remix-run/dev/dist/config/flat-routes.js";
import { describe, expect, it } from "vitest";
import { routeFinder } from "~/base/platform/metrics/routes.server";
import { bySection } from "~/base/platform/route-sections.server";
import { remixBuild } from "../../../support/remix-build";
import { ROOT } from "../../../support/source-files";

const read = Object.values(flatRoutes(path.join(ROOT, "app"))).map(
  ({ id, path: address, index, parentId = "root" }) =>
    [id, { ...(address && { path: address }), ...(index && { index: true as const }), parentId, module: {} }] as const,
);
const shop = remixBuild({ default: () => new Response() }, { root: { module: {} }, ...Object.fromEntries(read) });

/** The path of a route, with a word in place of each parameter. */
function pathOf(id: string): string {
  const { parentId, path: own } = shop.routes[id] ?? {};
  const above = parentId ? pathOf(parentId) : "";
  return own ? `${above}/${own.replace(/:\w+\??/g, "word").replace("*", "any/words")}` : above;
}

const ODD = [
  ...["/nope", "/Shop", "/SHOP/", "/%73hop", "/shop%2Fx", "/shop;x", "/constructor", "/__proto__", "//shop", "/;"],
  ...["/product/../shop", "/product/%2e%2e/shop", "/./shop", "/product//ashby", "/product\\ashby", "/admin\\orders"],
  ...["/admin/nope", "/ADMIN/orders", "/admin//orders", "/robots%2etxt", "/Robots.txt", "/sh\top", "/shop\n/x"],
];

describe("the routes of a section", () => {
  const wholeFinder = routeFinder(shop.routes);
  const finderFor = bySection(shop, ({ routes }) => routeFinder(routes));
  const pathnameOf = (target: string) => new URL(`http://shop.invalid${target}`).pathname;

  it("answer each address with the same route as all routes do", () => {
    const addresses = Object.keys(shop.routes).map((id) => pathOf(id) || "/");
    const asked = [...addresses, ...addresses.map((address) => `${address}/`), ...ODD].flatMap((address) => [
      address,
      `${address}?_data=root#x`,
    ]);
    const routeOf = (find: (target: string) => (pathname: string) => string) =>
      asked.map((target) => [target, find(target)(pathnameOf(target))]);
    expect(routeOf(finderFor)).toEqual(routeOf(() => wholeFinder));
  });

  it("are few, and the same for the server as in the list for the browser", () => {
    const buildFor = bySection(shop, (part) => part);
    const idsFor = (target: string) => Object.keys(buildFor(target).routes);
    const common = ["root", "routes/$", "routes/_index"];
    expect(idsFor("/").sort()).toEqual(common);
    expect(idsFor("/product/ashby").sort()).toEqual([...common, "routes/product.$productId"].sort());
    expect(
      idsFor("/admin/orders")
        .filter((id) => !id.startsWith("routes/admin"))
        .sort(),
    ).toEqual(common);
    expect(buildFor("/Shop")).toBe(buildFor("/no-such-section"));
    expect(idsFor("/Shop")).toEqual(Object.keys(shop.routes));
    for (const target of ["/", "/product/ashby", "/admin"])
      expect(Object.keys(buildFor(target).assets.routes)).toEqual(idsFor(target));
  });
});
