import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import type { OrderState } from "~/house/capacity/order-state";
import { renewLink } from "~/ordering/orders/stored/linked-orders.server";
import { listOrders } from "~/ordering/orders/stored/orders.server";
import { countOrders } from "~/provider/accounts/accounts.server";
import { createOrderTestShop, type OrderTestShop } from "../../../../support/order-test-shop";
import { placeIn } from "../../../../support/stored-orders";

describe("the stored orders", () => {
  let shop: OrderTestShop;
  beforeEach(async () => {
    shop = await createOrderTestShop();
  });
  afterEach(() => shop.close());

  it("are numbered from 1001 with the brand's prefix, and no number is reused", async () => {
    const { database, place, anOrder } = shop;
    const numbers: string[] = [];
    for (let placed = 0; placed < 2; placed += 1) numbers.push((await place()).order.number);
    await expect(place(anOrder({ totalCents: 1 }))).rejects.toThrow("changed");
    await sql`pragma foreign_keys = off`.execute(database.db);
    await write(database, (trx) => trx.deleteFrom("customer_order").where("number", "=", "TS-1002").execute());
    await sql`pragma foreign_keys = on`.execute(database.db);
    numbers.push((await place()).order.number);
    expect(numbers).toEqual(["TS-1001", "TS-1002", "TS-1003"]);
  });

  it("keep their number when the brand's prefix changes", async () => {
    const { link } = await shop.place();
    const renamed = await placeIn(shop.database, shop.anOrder(), { now: shop.clock.now, prefix: "NEW" });
    expect(renamed.order.number).toBe("NEW-1002");
    expect((await shop.find(link))?.order.number).toBe("TS-1001");
  });

  it("have events that cannot be changed or deleted", async () => {
    const { database, place, count } = shop;
    await place();
    const changed = write(database, (trx) => trx.updateTable("order_event").set({ made_by: "shop" }).execute());
    await expect(changed).rejects.toThrow("an order event is final");
    const deleted = write(database, (trx) => trx.deleteFrom("order_event").execute());
    await expect(deleted).rejects.toThrow("an order event is kept");
    expect(await count("order_event")).toBe(1);
  });

  it("are placed and canceled with their event or not at all", async () => {
    const { database, place, cancel, find, count } = shop;
    const { link } = await place();
    const full = sql`create trigger full before insert on order_event begin select raise(abort, 'the disk is full'); end`;
    await write(database, (trx) => full.execute(trx));
    await expect(place()).rejects.toThrow("the disk is full");
    await expect(cancel(link)).rejects.toThrow("the disk is full");
    expect(await count()).toBe(1);
    expect((await find(link))?.order.state).toBe("received");
  });

  it("cannot be canceled by the customer once the shop has begun, and stay canceled if the shop did it", async () => {
    const { database, place, cancel, count } = shop;
    const { link } = await place();
    const put = (state: OrderState) =>
      write(database, (trx) => trx.updateTable("customer_order").set({ state }).execute());
    for (const state of ["confirmed", "in-production", "shipped", "delivered", "finished"] as const) {
      await put(state);
      expect(await cancel(link), state).toBe("not free");
    }
    await put("cancelled");
    expect(await cancel(link)).toBe("cancelled");
    expect(await count("order_event")).toBe(1);
  });

  it("have a page each, under a unique address of 32 digits", async () => {
    const { database, place, anOrder } = shop;
    const request = anOrder();
    const links = [(await place(request)).link];
    for (let placed = 0; placed < 9; placed += 1) links.push((await place()).link);
    expect(new Set(links).size).toBe(10);
    const renewed = await renewLink(database, links[0] ?? "", shop.clock.now);
    expect(renewed).toMatch(/^[0-9a-f]{32}$/);
    expect(links).not.toContain(renewed);
    expect((await place(request)).link).toBe(renewed);
  });

  it("are listed completely without a filter, and from the newest if the position is unknown", async () => {
    const { database, anOrder } = shop;
    const id = "ann";
    for (let placed = 0; placed < 3; placed += 1) await shop.place(anOrder(), id);
    await shop.place();
    await write(database, (trx) =>
      trx.updateTable("customer_order").set({ state: "finished" }).where("number", "=", "TS-1002").execute(),
    );
    const numbers = async (before: string | null, over: boolean | null) =>
      (await listOrders(database.db, id, { before, over })).orders.map(({ number }) => number);
    expect(await numbers(null, null)).toEqual(["TS-1003", "TS-1002", "TS-1001"]);
    expect(await numbers(null, true)).toEqual(["TS-1002"]);
    expect(await numbers(null, false)).toEqual(["TS-1003", "TS-1001"]);
    expect(await numbers("TS-1003", false)).toEqual(["TS-1001"]);
    for (const unknown of ["TS-9999", "TS-1004", "x"]) expect(await numbers(unknown, null)).toHaveLength(3);
    expect(await countOrders(database.db, id)).toEqual({ active: 2, total: 3 });
  });
});
