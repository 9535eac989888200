import { afterAll, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import { LockedError } from "~/base/database/database.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { log } from "~/base/platform/log.server";
import { pseudonymOf } from "~/base/platform/rate-limits/limit.server";
import { runWithRequestContext } from "~/base/platform/request-context.server";
import { UpstreamFailure } from "~/base/platform/upstream-failure.server";
import { newOrderKey, placeOrder } from "~/ordering/orders/services/placing.server";
import { MAX_ORDERS_PER_DAY } from "~/ordering/orders/stored/order-limits.server";
import * as placing from "~/ordering/orders/stored/order-placing.server";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import type { Product } from "~/trade/catalog/product";
import { catalogAnswers } from "../../../../support/answering-catalog";
import { aCartItem } from "../../../../support/cart-builders";
import { configure } from "../../../../support/configured-shop";
import { anOrderRequest } from "../../../../support/order-builders";
import { aProduct } from "../../../../support/product-builder";

const findFresh = vi.fn<(ids: readonly string[]) => Promise<readonly Product[]>>();
catalogAnswers({ findFresh });
configure({ databasePath: ":memory:" });
let store: MockInstance<typeof placing.placeOrder>;

const ashby = (priceCents = 2000) => aProduct({ priceCents });
const anOrder = () => {
  const { totalCents: shownCents, ...order } = anOrderRequest([aCartItem()]);
  return { ...order, shownCents };
};
const { signal } = new AbortController();
const GUEST = { user: null, signal };

describe("placing an order", () => {
  beforeEach(() => {
    findFresh.mockReset();
    findFresh.mockResolvedValue([ashby()]);
    store = vi.spyOn(placing, "placeOrder");
  });
  afterAll(async () => (await shopDatabase()).close());

  it("stores the order at today's price, for a guest or for an account, under the brand's letters", async () => {
    for (const user of [null, { id: "c1", pricedTier: null }]) {
      const order = anOrder();
      const placed = await placeOrder(order, { user, signal });
      const found = placed.outcome === "placed" ? await findOrderByLink((await shopDatabase()).db, placed.link) : null;
      expect(found?.order).toMatchObject({ number: expect.stringMatching(/^HV-/), totalCents: 12_600 });
      expect(await placeOrder(order, { user, signal })).toEqual(placed);
      const { db } = await shopDatabase();
      const owner = db.selectFrom("customer_order").select("customer_id").where("key", "=", order.key);
      expect(await owner.execute()).toEqual([{ customer_id: user?.id ?? null }]);
    }
  });

  it("reads the products of its lines fresh, once, and says what changed", async () => {
    findFresh.mockResolvedValue([ashby(2500)]);
    expect(await placeOrder(anOrder(), GUEST)).toMatchObject({
      outcome: "changed",
      lines: [{ pricePerSqFt: 25 }],
      changes: [{ kind: "rate" }],
    });
    expect(findFresh.mock.calls).toEqual([[["ashby"]]]);
  });

  it("says that it is safe to send again when the database is busy", async () => {
    store.mockRejectedValueOnce(new BusyError("another process holds the database", 5));
    const failure = await placeOrder(anOrder(), GUEST).catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ name: "UpstreamFailure", reason: "down", retryAfter: 5 });
    expect((failure as Error).message).toContain("ordered only once");
  });

  it("orders nothing if today's prices cannot be read", async () => {
    findFresh.mockRejectedValue(new UpstreamFailure("Unable to load products", "timeout"));
    await expect(placeOrder(anOrder(), GUEST)).rejects.toMatchObject({
      message: "Today's prices could not be read, so nothing was ordered. Please try again.",
      reason: "timeout",
    });
    findFresh.mockRejectedValue(new TypeError("ours"));
    await expect(placeOrder(anOrder(), GUEST)).rejects.toThrow("ours");
    expect(store).not.toHaveBeenCalled();
  });

  it("counts once for the visitor who sends it, even if the transaction is repeated", async () => {
    const locked = new LockedError("another process holds the database");
    vi.spyOn(await shopDatabase(), "transaction").mockRejectedValueOnce(locked);
    const context = { requestId: "request-0001", visitor: "203.0.113.50" };
    const placed = await runWithRequestContext(context, () => placeOrder(anOrder(), GUEST));
    expect(placed.outcome).toBe("placed");
    const senders = (await shopDatabase()).db.selectFrom("order_sender").select("sender");
    expect(await senders.execute()).toEqual([{ sender: pseudonymOf("203.0.113.50") }]);
  });

  it("logs that the day is full at most once an hour", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const full = async () => {
      store.mockResolvedValueOnce({ outcome: "full" });
      expect(await placeOrder(anOrder(), GUEST)).toEqual({ outcome: "full" });
    };
    const logged = vi.spyOn(log, "error").mockImplementation(() => {});
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    await full();
    await full();
    expect(logged.mock.calls).toEqual([["orders.full", { takenADay: MAX_ORDERS_PER_DAY }]]);
    vi.setSystemTime(Date.now() + 3_600_000);
    await full();
    expect(logged).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});

describe("orders", () => {
  it("have unique keys of 32 hexadecimal digits", () => {
    expect(newOrderKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(newOrderKey()).not.toBe(newOrderKey());
  });
});
