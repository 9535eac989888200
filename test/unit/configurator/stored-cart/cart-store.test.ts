import { describe, expect, it, vi } from "vitest";
import { createCartStorage } from "~/configurator/stored-cart/cart-storage";
import { type CartStore, createCartStore } from "~/configurator/stored-cart/cart-store";
import { aCartItem, aCartLine } from "../../../support/cart-builders";
import { FakeStorage } from "../../../support/fake-storage";

const KEY = "brand-cart";

/** A tab on shared storage; `deliver` fires a storage event as the browser would. */
function openTab(storage: FakeStorage) {
  const listeners = new Set<(key: string | null) => void>();
  const counts: number[] = [];
  const store = createCartStore(
    createCartStorage({ key: KEY, storage: () => storage, createLineId: () => "new", warn: () => {} }),
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    (cart) => counts.push(cart.length),
  );
  const deliver = (key: string | null) => {
    for (const listener of listeners) listener(key);
  };
  return { store, deliver, counts };
}

const lineIds = (store: CartStore) => {
  const snapshot = store.getSnapshot();
  return snapshot.status === "ready" ? snapshot.cart.map((line) => line.lineId) : [];
};

describe("the cart store", () => {
  it("loses no line when two tabs are not notified of each other's changes", () => {
    const storage = new FakeStorage();
    const [one, two] = [openTab(storage), openTab(storage)];
    expect(lineIds(one.store)).toEqual([]);
    expect(lineIds(two.store)).toEqual([]);
    one.store.dispatch({ type: "add", lines: [aCartLine("a")] });
    two.store.dispatch({ type: "add", lines: [aCartLine("b")] });
    one.store.dispatch({ type: "add", lines: [aCartLine("c")] });
    expect(lineIds(one.store)).toEqual(["a", "b", "c"]);
    two.store.dispatch({ type: "remove", target: { lineId: "a" } });
    one.store.dispatch({ type: "update", target: { lineId: "b" }, item: aCartItem({ pricePerSqFt: 44 }) });
    expect(lineIds(one.store)).toEqual(["b", "c"]);
    expect(lineIds(openTab(storage).store)).toEqual(["b", "c"]);
  });

  it("stores the rush that was chosen in the cart's record, in every tab, until the cart is empty", () => {
    const storage = new FakeStorage();
    const [one, two] = [openTab(storage), openTab(storage)];
    const rush = { shipsOn: "2026-12-03", cents: 4500 };
    one.store.dispatch({ type: "rush", rush });
    expect(one.store.getSnapshot()).toMatchObject({ rush: null });
    one.store.dispatch({ type: "add", lines: [aCartLine("a")] });
    one.store.dispatch({ type: "rush", rush });
    two.store.dispatch({ type: "add", lines: [aCartLine("b")] });
    expect(openTab(storage).store.getSnapshot()).toMatchObject({ rush, cart: [{ lineId: "a" }, { lineId: "b" }] });
    one.store.dispatch({ type: "clear" });
    expect(JSON.parse(storage.getItem(KEY) ?? "")).not.toHaveProperty("rush");
    expect(openTab(storage).store.getSnapshot()).toMatchObject({ rush: null });
  });

  it("refreshes when another tab changes the cart, and only then", () => {
    const storage = new FakeStorage();
    const [one, two] = [openTab(storage), openTab(storage)];
    const listener = vi.fn();
    const unsubscribe = two.store.subscribe(listener);
    two.store.getSnapshot();
    one.store.dispatch({ type: "add", lines: [aCartLine("a")] });
    two.deliver("something-else");
    expect(listener).not.toHaveBeenCalled();
    two.deliver(KEY);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(two.counts).toEqual([1]);
    expect(lineIds(two.store)).toEqual(["a"]);
    unsubscribe();
    one.store.dispatch({ type: "clear" });
    two.deliver(KEY);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(two.counts).toEqual([1]);
  });

  it("notices what another tab changed while no page showed the cart", () => {
    const storage = new FakeStorage();
    const [one, two] = [openTab(storage), openTab(storage)];
    two.store.subscribe(() => {})();
    two.store.dispatch({ type: "add", lines: [aCartLine("a")] });
    one.store.dispatch({ type: "add", lines: [aCartLine("b")] });
    two.deliver(KEY);
    expect(lineIds(two.store)).toEqual(["a", "b"]);
  });

  it("returns the same snapshot until something changes, as React requires", () => {
    const { store } = openTab(new FakeStorage());
    expect(store.getSnapshot()).toBe(store.getSnapshot());
  });

  it("works for the visit if storage is full, says so, and stores everything once there is room again", () => {
    const storage = new FakeStorage(0);
    const { store } = openTab(storage);
    store.dispatch({ type: "add", lines: [aCartLine("a")] });
    store.dispatch({ type: "add", lines: [aCartLine("b")] });
    expect(store.getSnapshot()).toMatchObject({ notStored: "storage-failed" });
    expect(lineIds(store)).toEqual(["a", "b"]);
    storage.quota = Number.POSITIVE_INFINITY;
    openTab(storage).store.dispatch({ type: "add", lines: [aCartLine("other")] });
    store.dispatch({ type: "remove", target: { lineId: "a" } });
    expect(store.getSnapshot()).toMatchObject({ notStored: null });
    expect(lineIds(store)).toEqual(["other", "b"]);
    expect(lineIds(openTab(storage).store)).toEqual(["other", "b"]);
  });

  it("never overwrites a newer version's cart", () => {
    const storage = new FakeStorage();
    const newer = JSON.stringify({ version: 9, lines: [] });
    storage.items.set(KEY, newer);
    const { store } = openTab(storage);
    store.dispatch({ type: "add", lines: [aCartLine("a")] });
    expect(lineIds(store)).toEqual(["a"]);
    expect(store.getSnapshot()).toMatchObject({ notStored: "newer-version" });
    expect(storage.getItem(KEY)).toBe(newer);
  });

  it("continues to report that a stored cart was damaged", () => {
    const storage = new FakeStorage();
    storage.items.set(KEY, "null");
    const { store } = openTab(storage);
    expect(store.getSnapshot()).toMatchObject({ damaged: true });
    store.dispatch({ type: "add", lines: [aCartLine("a")] });
    expect(store.getSnapshot()).toMatchObject({ damaged: true, notStored: null });
  });
});
