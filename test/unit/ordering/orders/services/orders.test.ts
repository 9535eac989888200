import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import type { Database } from "~/base/database/database.server";
import { openDatabase } from "~/base/database/open-database.server";
import * as shopDatabase from "~/base/database/shop-database.server";
import type { LinkedOrder } from "~/ordering/orders/order";
import { findLinkedOrder, findOrder, listOrders } from "~/ordering/orders/services/orders.server";
import { anOrderRequest } from "../../../../support/order-builders";
import { aSoldLine, placeIn } from "../../../../support/stored-orders";

let database: Database;
beforeEach(() => void vi.spyOn(shopDatabase, "shopDatabase").mockResolvedValue(database));

const ANN = "ann";

let placed: LinkedOrder;
beforeAll(async () => {
  database = await openDatabase(":memory:");
  placed = await placeIn(database, anOrderRequest([await aSoldLine(database)]), { now: Date.now(), customerId: ANN });
});
afterAll(() => database.close());

describe("an order", () => {
  it("is found by the secret of its page, or by its number if it is the account's own", async () => {
    const { order, link } = placed;
    expect(await findLinkedOrder(link)).toEqual(placed);
    expect(await findOrder(ANN, order.number)).toEqual(placed);
    expect(await findOrder("ben", order.number)).toBeNull();
    expect((await listOrders(ANN, null, null)).orders).toMatchObject([{ number: order.number }]);
    expect((await listOrders("ben", null, null)).orders).toEqual([]);
  });

  it("is not found by an invalid secret or number", async () => {
    for (const other of ["", "abc", `${placed.link}0`, placed.link.toUpperCase(), "../orders", "0".repeat(32)]) {
      expect(await findLinkedOrder(other)).toBeNull();
      expect(await findOrder(ANN, other)).toBeNull();
    }
  });

  it("is unavailable while the database is busy, and a bug stays a bug", async () => {
    const read = vi.spyOn(database.db, "selectFrom");
    const fail = (error: Error) =>
      read.mockImplementation(() => {
        throw error;
      });
    fail(new BusyError("internal", 7));
    const failure = {
      name: "UpstreamFailure",
      message: "The order could not be loaded",
      reason: "down",
      retryAfter: 7,
    };
    await expect(findLinkedOrder(placed.link)).rejects.toMatchObject(failure);
    await expect(findOrder(ANN, placed.order.number)).rejects.toMatchObject(failure);
    await expect(listOrders(ANN, true, null)).rejects.toThrow("Your orders could not be loaded");
    fail(new TypeError("a bug"));
    await expect(findLinkedOrder(placed.link)).rejects.toThrow(TypeError);
  });
});
