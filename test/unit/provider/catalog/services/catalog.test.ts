import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCatalog } from "~/provider/catalog/services/catalog.server";
import { ProviderError, providerError } from "~/provider/client/provider-error.server";
import type { Product } from "~/trade/catalog/product";

const product = (id: string): Product => ({
  id,
  title: id,
  description: "",
  images: [],
  priceCents: 2000,
  currency: "USD",
  specification: null,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const client = {
    listProducts: vi.fn(async (): Promise<readonly Product[]> => [product("ashby")]),
    getProduct: vi.fn(async (id: string): Promise<Product | null> => (id.startsWith("known") ? product(id) : null)),
  };
  const catalog = createCatalog({ client });
  return {
    client,
    catalog,
    setTime: (time: number) => void vi.setSystemTime(time),
  };
}

describe("the catalog", () => {
  it("reads only the requested products fresh, each once, however fresh they are", async () => {
    const { client, catalog } = setUp();
    const known = ["known-1", "known-2"].map(product);
    client.listProducts.mockResolvedValue(known);
    await Promise.all([catalog.list(), catalog.find("known-1")]);
    const asked = ["known-1", "gone", "known-2", "known-1", "no id"];
    expect(await catalog.findFresh(asked)).toEqual(known);
    expect(client.getProduct.mock.calls).toEqual([["known-1"], ["known-1"], ["gone"], ["known-2"]]);
    expect(client.listProducts).toHaveBeenCalledTimes(1);
    client.getProduct.mockRejectedValueOnce(providerError("unreachable"));
    await expect(catalog.findFresh(["known-1"])).rejects.toMatchObject({ reason: "down" });
  });

  it.each([
    ["has changed", { ...product("known-1"), priceCents: 2500 }],
    ["is gone", null],
  ])("reads the list again if a product that was read fresh %s", async (_what, now) => {
    const { client, catalog } = setUp();
    client.listProducts.mockResolvedValueOnce([product("known-1")]);
    await catalog.list();
    client.getProduct.mockResolvedValue(now);
    const sold = now ? [now] : [];
    client.listProducts.mockResolvedValueOnce(sold);
    expect(await catalog.findFresh(["known-1"])).toEqual(sold);
    expect(await catalog.list()).toEqual(sold);
    await catalog.findFresh(["known-1"]);
    expect(client.listProducts).toHaveBeenCalledTimes(2);
  });

  it("stays the same list while its contents stay the same", async () => {
    const { client, catalog } = setUp();
    const before = await catalog.list();
    await catalog.renew();
    expect(await catalog.list()).toBe(before);
    client.listProducts.mockResolvedValueOnce([product("rowan")]);
    await catalog.renew();
    expect(await catalog.list()).toEqual([product("rowan")]);
  });

  it("loads each product once in five minutes", async () => {
    const { client, catalog, setTime } = setUp();
    await catalog.find("known-1");
    await catalog.find("known-1");
    await catalog.find("known-2");
    expect(client.getProduct).toHaveBeenCalledTimes(2);
    setTime(300_002);
    expect(await catalog.find("known-1")).toEqual(product("known-1"));
    await vi.advanceTimersByTimeAsync(0);
    expect(client.getProduct).toHaveBeenCalledTimes(3);
  });

  it("has stock as long as the list can be served without the provider: a day", async () => {
    const { client, catalog, setTime } = setUp();
    expect(catalog.hasList()).toBe(false);
    await catalog.list();
    client.listProducts.mockRejectedValue(providerError("unreachable"));
    setTime(24 * 3_600_000 - 1);
    expect(catalog.hasList()).toBe(true);
    setTime(24 * 3_600_000 + 1);
    expect(catalog.hasList()).toBe(false);
  });

  it("remembers for a minute that a product does not exist, then checks again", async () => {
    const { client, catalog, setTime } = setUp();
    expect(await catalog.find("new")).toBeNull();
    expect(await catalog.find("new")).toBeNull();
    expect(client.getProduct).toHaveBeenCalledTimes(1);
    client.getProduct.mockResolvedValue(product("new"));
    setTime(60_002);
    expect(await catalog.find("new")).toEqual(product("new"));
  });

  it("still stores the known products while ten thousand unknown ids are tried", async () => {
    const { client, catalog } = setUp();
    await catalog.find("known-1");
    for (let n = 0; n < 10_000; n += 1) await catalog.find(`guess-${n}`);
    client.getProduct.mockClear();
    await catalog.find("known-1");
    expect(client.getProduct).not.toHaveBeenCalled();
  });

  it("still stores the known products while unknown ids are tried all at once, and during an outage", async () => {
    const { client, catalog, setTime } = setUp();
    await catalog.find("known-1");
    await Promise.all(Array.from({ length: 3_000 }, (_, n) => catalog.find(`guess-${n}`)));
    client.getProduct.mockRejectedValue(providerError("unreachable"));
    for (let n = 0; n < 3_000; n += 1) await catalog.find(`other-${n}`).catch(() => {});
    setTime(3_600_000);
    expect(await catalog.find("known-1")).toEqual(product("known-1"));
  });

  it("loads a product once if many requests for it arrive at the same moment", async () => {
    const { client, catalog } = setUp();
    await Promise.all(Array.from({ length: 1_000 }, () => catalog.find("known-1")));
    expect(client.getProduct).toHaveBeenCalledTimes(1);
  });

  it("serves a product from the list for a day if it cannot be loaded", async () => {
    const { client, catalog, setTime } = setUp();
    await catalog.list();
    client.listProducts.mockRejectedValue(providerError("unreachable"));
    client.getProduct.mockRejectedValue(providerError("unreachable"));
    setTime(3_600_000);
    expect(await catalog.find("ashby")).toEqual(product("ashby"));
    await expect(catalog.find("birch")).rejects.toMatchObject({ reason: "down" });
    setTime(86_400_001);
    await expect(catalog.find("ashby")).rejects.toMatchObject({ reason: "down" });
  });

  it.each([
    [providerError("timeout"), "timeout", "Request timed out. Please try again."],
    [providerError("unreachable"), "down", "Unable to reach the server. Please try again later."],
    [new ProviderError("refused", "secret", 503), "down", "Unable to load products"],
    [new ProviderError("refused", "secret", 500), "failing", "Unable to load products"],
    [providerError("malformed"), "failing", "Invalid API response format"],
  ])("explains a failure if it has nothing to serve: %s", async (error, reason, message) => {
    const { client, catalog } = setUp();
    client.listProducts.mockRejectedValue(error);
    client.getProduct.mockRejectedValue(error);
    await expect(catalog.list()).rejects.toMatchObject({ name: "UpstreamFailure", reason, message });
    await expect(catalog.find("known-1")).rejects.toMatchObject({ reason, message });
  });

  it("passes on the shop's own bugs unchanged", async () => {
    const { client, catalog } = setUp();
    client.listProducts.mockRejectedValue(new TypeError("a bug"));
    await expect(catalog.list()).rejects.toThrow(TypeError);
  });
});
