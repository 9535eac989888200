import { describe, expect, it } from "vitest";
import { CART_VERSION } from "~/configurator/lines/cart";
import { createCartStorage } from "~/configurator/stored-cart/cart-storage";
import { aCartItem, aCartLine } from "../../../support/cart-builders";
import { FakeStorage } from "../../../support/fake-storage";

const KEY = "brand-cart";

function setUp(stored: string | null, quota?: number) {
  const storage = new FakeStorage(quota);
  if (stored !== null) storage.items.set(KEY, stored);
  const warnings: string[] = [];
  let ids = 0;
  const cartStorage = createCartStorage({
    key: KEY,
    storage: () => storage,
    createLineId: () => `id-${++ids}`,
    warn: (message) => warnings.push(message),
  });
  return { storage, cartStorage, warnings };
}

describe("the stored cart", () => {
  it("is read back as it was written", () => {
    const { cartStorage, storage } = setUp(null);
    const cart = [aCartLine("a"), aCartLine("b", { pricePerSqFt: 31 })];
    expect(cartStorage.write(cart)).toBe(true);
    expect(cartStorage.read()).toEqual({ cart, notStored: null, damaged: false });
    expect(storage.length).toBe(1);
  });

  it("reuses the objects of the lines it knows until its text changes", () => {
    const { cartStorage, storage } = setUp(JSON.stringify({ version: CART_VERSION, lines: [aCartLine("a")] }));
    const { cart } = cartStorage.read();
    expect(cartStorage.read().cart).toBe(cart);
    const more = [...cart, aCartLine("b")];
    cartStorage.write(more);
    expect(cartStorage.read().cart).toBe(more);
    storage.setItem(KEY, JSON.stringify({ version: CART_VERSION, lines: [aCartLine("c")] }));
    expect(cartStorage.read().cart).toEqual([aCartLine("c")]);
    storage.removeItem(KEY);
    expect(cartStorage.read().cart).toEqual([]);
  });

  it("does not remember a cart that storage refused", () => {
    const text = JSON.stringify({ version: CART_VERSION, lines: [aCartLine("a")] });
    const { cartStorage } = setUp(text, text.length + KEY.length);
    const { cart } = cartStorage.read();
    expect(cartStorage.write([...cart, aCartLine("b")])).toBe(false);
    expect(cartStorage.read().cart).toEqual([aCartLine("a")]);
  });

  it("is empty when nothing is stored, and reading it writes nothing", () => {
    const { cartStorage, storage, warnings } = setUp(null);
    expect(cartStorage.read()).toEqual({ cart: [], notStored: null, damaged: false });
    expect(storage.length).toBe(0);
    expect(warnings).toEqual([]);
  });

  it("is migrated from the unversioned list of items", () => {
    const { cartStorage, storage } = setUp(JSON.stringify([aCartItem()]));
    expect(cartStorage.read().cart).toEqual([aCartLine("id-1")]);
    expect(JSON.parse(storage.getItem(KEY) ?? "")).toEqual({ version: CART_VERSION, lines: [aCartLine("id-1")] });
  });

  it.each([["null"], ["{}"], ["not JSON"], ['"text"'], ["42"], [`[${"1,".repeat(10)}1]`], ['{"version":1}']])(
    "is set aside, logged and never lost when it is %s",
    (text) => {
      const { cartStorage, storage, warnings } = setUp(text);
      expect(cartStorage.read()).toEqual({ cart: [], notStored: null, damaged: true });
      const aside = [...storage.items].filter(([key]) => key.startsWith(`${KEY}-set-aside-`));
      expect(aside.map(([, value]) => value)).toEqual([text]);
      expect(warnings).toHaveLength(1);
      expect(cartStorage.read()).toEqual({ cart: [], notStored: null, damaged: false });
    },
  );

  it("keeps the readable lines when others cannot be read", () => {
    const text = JSON.stringify({ version: 1, lines: [aCartLine("a"), { lineId: "b" }] });
    const { cartStorage, storage } = setUp(text);
    expect(cartStorage.read()).toEqual({ cart: [aCartLine("a")], notStored: null, damaged: true });
    expect(JSON.parse(storage.getItem(KEY) ?? "")).toEqual({ version: CART_VERSION, lines: [aCartLine("a")] });
    expect([...storage.items.values()]).toContain(text);
  });

  it("is left alone when a newer version wrote it", () => {
    const text = JSON.stringify({ version: 7, lines: [], more: true });
    const { cartStorage, storage } = setUp(text);
    expect(cartStorage.read()).toMatchObject({ cart: [], notStored: "newer-version" });
    expect([...storage.items]).toEqual([[KEY, text]]);
  });

  it("is moved aside completely, even if storage has no room for two copies", () => {
    const text = "x".repeat(6_000_000);
    const { cartStorage, storage } = setUp(text, 6_000_200);
    expect(cartStorage.read().damaged).toBe(true);
    expect([...storage.items.values()]).toContain(text);
  });

  it("is put back if there is no room to move it", () => {
    const text = "x".repeat(100);
    const { cartStorage, storage } = setUp(text, 100 + KEY.length);
    expect(cartStorage.read()).toMatchObject({ cart: [], notStored: "storage-failed", damaged: true });
    expect([...storage.items]).toEqual([[KEY, text]]);
  });

  it("works without storage that is blocked, absent or full", () => {
    const create = (storage: () => Storage | null) =>
      createCartStorage({ key: KEY, storage, createLineId: () => "id", warn: () => {} });
    const blocked = create(() => {
      throw new DOMException("denied", "SecurityError");
    });
    for (const cartStorage of [blocked, create(() => null)]) {
      expect(cartStorage.read()).toEqual({ cart: [], notStored: "storage-failed", damaged: false });
      expect(cartStorage.write([aCartLine("a")])).toBe(false);
    }
    expect(setUp(null, 10).cartStorage.write([aCartLine("a")])).toBe(false);
  });
});
