import { describe, expect, it, vi } from "vitest";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import * as searcher from "~/storefront/search/search.server";
import { createSearch } from "~/storefront/search/services/search.server";
import type { Product } from "~/trade/catalog/product";
import { aProduct } from "../../../../support/product-builder";

const list = vi.fn<() => Promise<readonly Product[]>>();
const titles = async (q: string) => (await createdSearch.search(q)).styles.map(({ product }) => product.title);
const createdSearch = createSearch(list);

describe("the search", () => {
  it("indexes a catalog once, and again when it changes", async () => {
    const indexed = vi.spyOn(searcher, "createSearcher");
    list.mockImplementation(async () => [aProduct({ title: "Fir" })]);
    expect(await titles("fir")).toEqual(["Fir"]);
    expect(await titles("elm")).toEqual([]);
    expect(indexed).toHaveBeenCalledTimes(1);
    list.mockImplementation(async () => [aProduct({ title: "Elm" })]);
    expect(await titles("elm")).toEqual(["Elm"]);
    expect(await titles("fir")).toEqual([]);
    expect(indexed).toHaveBeenCalledTimes(2);
  });

  it("finds guides and pages while the provider is down, and styles when it is back", async () => {
    list.mockRejectedValueOnce(new UpstreamFailure("sorry", "down"));
    const without = await createdSearch.search("overlay");
    expect([without.stylesUnavailable, without.guides.length > 0]).toEqual([true, true]);
    list.mockImplementation(async () => [aProduct({ title: "Elm" })]);
    expect((await createdSearch.search("elm")).stylesUnavailable).toBe(false);
  });

  it("passes on any other failure", async () => {
    list.mockRejectedValueOnce(new TypeError("a bug"));
    await expect(createdSearch.search("oak")).rejects.toThrow("a bug");
  });
});
