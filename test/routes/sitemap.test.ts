import { afterEach, describe, expect, it, vi } from "vitest";
import { listedPaths } from "~/base/brand/paths";
import { PUBLIC_PAGE } from "~/base/platform/cache-policy.server";
import * as catalog from "~/provider/catalog/services/catalog.server";
import { loader } from "~/routes/sitemap[.]xml";
import "../support/shop-env";
import { load } from "../support/shop-session";

afterEach(() => vi.restoreAllMocks());

const sitemap = async () => {
  const answer = await load(loader, "/sitemap.xml");
  const headers = Object.fromEntries(answer.headers);
  return {
    places: (await answer.text()).match(/<loc>/g)?.length,
    cacheControl: headers["cache-control"],
    isStored: answer.status === 200 && /^public, .*s-maxage=[1-9]/.test(headers["cache-control"] ?? ""),
  };
};

describe("the sitemap", () => {
  it("may be cached when it is complete", async () => {
    const products = await catalog.catalog().list();
    const places = listedPaths.length + products.length;
    expect(await sitemap()).toEqual({ places, cacheControl: PUBLIC_PAGE["Cache-Control"], isStored: true });
  });

  it("is not cached without the products", async () => {
    const away = { ...catalog.catalog(), list: () => Promise.reject(new Error("away")) };
    vi.spyOn(catalog, "catalog").mockReturnValue(away);
    expect(await sitemap()).toEqual({ places: listedPaths.length, cacheControl: "no-store", isStored: false });
  });
});
