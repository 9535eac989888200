import { describe, expect, it } from "vitest";
import { branchesOf } from "~/platform/http/branches.server";
import { remixBuild } from "../../../support/remix-build";

const build = remixBuild(
  { default: () => new Response() },
  {
    root: { module: {} },
    index: { index: true, parentId: "root", module: {} },
    shop: { path: "shop", parentId: "root", module: {} },
    "shop.index": { index: true, parentId: "shop", module: {} },
    "shop.sale": { path: "sale", parentId: "shop", module: {} },
    "shop.product": { path: ":id", parentId: "shop", module: {} },
    file: { path: "robots.txt", parentId: "root", module: {} },
    rest: { path: "*", parentId: "root", module: {} },
  },
);

const branchOf = branchesOf(build);
const ids = (pathname: string) => Object.keys(branchOf(pathname).routes);

describe("the branch of an address", () => {
  it.each([
    ["/", ["root", "index"]],
    ["/shop", ["root", "shop", "shop.index"]],
    ["/shop/", ["root", "shop", "shop.index"]],
    ["/SHOP", ["root", "shop", "shop.index"]],
    ["/shop/sale", ["root", "shop", "shop.sale"]],
    ["/shop/ashby", ["root", "shop", "shop.product"]],
    ["/robots.txt", ["root", "file"]],
    ["/shop/ashby/more", ["root", "rest"]],
    ["/%25E0", ["root", "rest"]],
    ["//", ["root", "index"]],
  ])("has the routes from the root to its page and no other: %s", (pathname, expected) => {
    expect(ids(pathname)).toEqual(expected);
    expect(Object.keys(branchOf(pathname).assets.routes)).toEqual(expected);
  });

  it("keeps everything else of the build, the address of the whole manifest included", () => {
    const { routes: _routes, assets, ...rest } = branchOf("/shop");
    const { routes: _all, assets: allAssets, ...all } = build;
    expect(rest).toEqual(all);
    expect({ ...assets, routes: null }).toEqual({ ...allAssets, routes: null });
    expect(branchOf("/shop").routes.shop).toBe(build.routes.shop);
  });

  it("is one build for all addresses of a page, and no more than there are pages", () => {
    const branches = new Set(Array.from({ length: 1000 }, (_, n) => branchOf(`/shop/door-${n}`)));
    expect(branches.size).toBe(1);
  });

  it("is the whole build where no route matches", () => {
    const { rest: _rest, ...routes } = build.routes;
    const withoutRest = { ...build, routes };
    expect(branchesOf(withoutRest)("/no/such/page")).toBe(withoutRest);
  });
});
