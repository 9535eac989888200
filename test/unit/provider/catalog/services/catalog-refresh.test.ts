import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCatalog } from "~/provider/catalog/services/catalog.server";
import { providerError } from "~/provider/client/provider-error.server";
import type { Product } from "~/trade/catalog/product";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const product = (id: string, title = id): Product => ({
  id,
  title,
  description: "",
  images: [],
  priceCents: 2000,
  currency: "USD",
  specification: null,
});

/** A provider with the products in `stock`, while it is `up`. */
function setUp() {
  const clock = { wait: (ms: number) => void vi.setSystemTime(Date.now() + ms) };
  const host = { up: true, stock: [product("ashby")] };
  const answer = async <T>(value: T): Promise<T> => {
    if (!host.up) throw providerError("unreachable");
    return value;
  };
  const client = {
    listProducts: vi.fn(() => answer<readonly Product[]>([...host.stock])),
    getProduct: vi.fn((id: string) => answer(host.stock.find((one) => one.id === id) ?? null)),
  };
  const onChange = vi.fn();
  return { clock, host, client, onChange, catalog: createCatalog({ client, onChange }) };
}

/** Lets a refresh in the background run. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe("the catalog over time", () => {
  const unhandled: unknown[] = [];
  const record = (reason: unknown) => void unhandled.push(reason);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: 0 });
    process.on("unhandledRejection", record);
  });
  afterEach(async () => {
    await settle();
    vi.useRealTimers();
    process.off("unhandledRejection", record);
    expect(unhandled.splice(0)).toEqual([]);
  });

  it("reports that the provider's products changed, once the new ones are loaded, and only then", async () => {
    const { clock, host, onChange, catalog } = setUp();
    const shown: (number | undefined)[] = [];
    onChange.mockImplementation(async () => shown.push((await catalog.list()).length));
    const refreshed = async () => {
      clock.wait(5 * MINUTE + 1);
      await Promise.all([catalog.list(), catalog.find("ashby")]);
      await settle();
      return onChange.mock.calls.length;
    };
    expect([await refreshed(), await refreshed()]).toEqual([0, 0]);
    host.up = false;
    expect(await refreshed()).toBe(0);
    host.up = true;
    host.stock = [product("ashby"), product("birch")];
    expect([await refreshed(), await refreshed()]).toEqual([1, 1]);
    expect(shown).toEqual([2]);
    host.stock = [product("ashby", "Ashby II"), product("birch")];
    expect(await refreshed()).toBe(3);
  });

  it("reports once that it was renewed, and reads the list once", async () => {
    const { host, client, onChange, catalog } = setUp();
    await catalog.list();
    host.stock = [product("ashby", "Ashby II")];
    await catalog.renew();
    expect([onChange.mock.calls.length, client.listProducts.mock.calls.length]).toEqual([1, 2]);
  });

  it("serves one list for five minutes, then the old list once more while the new one loads", async () => {
    const { clock, host, client, catalog } = setUp();
    await Promise.all(Array.from({ length: 1_000 }, () => catalog.list()));
    host.stock = [product("ashby"), product("birch")];
    clock.wait(5 * MINUTE);
    expect(await catalog.list()).toHaveLength(1);
    await settle();
    expect(client.listProducts).toHaveBeenCalledTimes(1);
    clock.wait(1);
    const lists = await Promise.all(Array.from({ length: 1_000 }, () => catalog.list()));
    expect(new Set(lists.map((list) => list.length))).toEqual(new Set([1]));
    await settle();
    expect(await catalog.list()).toHaveLength(2);
    expect(client.listProducts).toHaveBeenCalledTimes(2);
  });

  it("calls a failing provider once in five seconds, serves the old list in between, and recovers", async () => {
    const { clock, host, client, catalog } = setUp();
    await catalog.list();
    host.up = false;
    clock.wait(5 * MINUTE + 1);
    for (let second = 0; second < 20; second += 1) {
      expect(await catalog.list()).toEqual([product("ashby")]);
      await settle();
      clock.wait(1_000);
    }
    expect(client.listProducts).toHaveBeenCalledTimes(1 + 4);
    host.up = true;
    host.stock = [product("ashby", "Ashby II")];
    clock.wait(5_001);
    await catalog.list();
    await settle();
    expect(await catalog.list()).toEqual([product("ashby", "Ashby II")]);
  });

  it("serves what it has for a day of failures, and not a moment longer", async () => {
    const { clock, host, catalog } = setUp();
    await catalog.list();
    await catalog.find("ashby");
    host.up = false;
    clock.wait(DAY);
    expect(await catalog.list()).toEqual([product("ashby")]);
    expect(await catalog.find("ashby")).toEqual(product("ashby"));
    await settle();
    clock.wait(1);
    await expect(catalog.list()).rejects.toMatchObject({ name: "UpstreamFailure", reason: "down" });
    await expect(catalog.find("ashby")).rejects.toMatchObject({ name: "UpstreamFailure", reason: "down" });
    host.up = true;
    expect(await catalog.list()).toEqual([product("ashby")]);
    expect(await catalog.find("ashby")).toEqual(product("ashby"));
  });

  it("does not remember a failure if it has nothing to serve", async () => {
    const { host, client, catalog } = setUp();
    host.up = false;
    for (let n = 0; n < 3; n += 1) await expect(catalog.list()).rejects.toMatchObject({ reason: "down" });
    for (let n = 0; n < 3; n += 1) await expect(catalog.find("ashby")).rejects.toMatchObject({ reason: "down" });
    expect([client.listProducts, client.getProduct].map(({ mock }) => mock.calls.length)).toEqual([3, 3]);
    host.up = true;
    expect(await catalog.find("ashby")).toEqual(product("ashby"));
  });

  it("makes one call for a thousand requests to a failing provider", async () => {
    const { host, client, catalog } = setUp();
    host.up = false;
    const outcomes = await Promise.allSettled(Array.from({ length: 1_000 }, () => catalog.find("ashby")));
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["rejected"]));
    expect(client.getProduct).toHaveBeenCalledTimes(1);
  });

  it("notices that a product is gone, and does not ask again for a minute", async () => {
    const { clock, host, client, catalog } = setUp();
    await catalog.find("ashby");
    host.stock = [];
    clock.wait(5 * MINUTE + 1);
    expect(await catalog.find("ashby")).toEqual(product("ashby"));
    await settle();
    expect(await catalog.find("ashby")).toBeNull();
    clock.wait(MINUTE - 1);
    expect(await catalog.find("ashby")).toBeNull();
    expect(client.getProduct).toHaveBeenCalledTimes(2);
    host.stock = [product("ashby")];
    clock.wait(2);
    expect(await catalog.find("ashby")).toEqual(product("ashby"));
  });

  it("remembers a thousand unknown ids and drops the oldest", async () => {
    const { client, catalog } = setUp();
    for (let n = 0; n <= 1_000; n += 1) await catalog.find(`guess-${n}`);
    client.getProduct.mockClear();
    for (let n = 1; n <= 1_000; n += 1) await catalog.find(`guess-${n}`);
    expect(client.getProduct).not.toHaveBeenCalled();
    await catalog.find("guess-0");
    expect(client.getProduct).toHaveBeenCalledTimes(1);
  });

  it("does not treat an unknown id as known if the provider fails", async () => {
    const { clock, host, catalog } = setUp();
    expect(await catalog.find("guess")).toBeNull();
    host.up = false;
    expect(await catalog.find("guess")).toBeNull();
    clock.wait(MINUTE + 1);
    await expect(catalog.find("guess")).rejects.toMatchObject({ reason: "down" });
  });
});
