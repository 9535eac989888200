import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { placeOrder } from "~/orders/order-placing.server";
import { countOrders, listOrders } from "~/orders/orders.server";
import { anEmbeddedBackend } from "../../support/embedded-backend";
import { MAIL_SHOP } from "../../support/mail-shop";
import { aKey } from "../../support/order-builders";
import { anOrderDesk, type OrderDesk } from "../../support/order-desk";
import { aClient } from "../../support/provider-client";

describe("the embedded provider's orders", () => {
  let desk: OrderDesk;
  beforeEach(async () => {
    desk = await anOrderDesk();
  });
  afterEach(() => desk.close());

  it("are numbered from 1001 with the brand's prefix, and no number is reused", async () => {
    const { database, client, anOrder } = desk;
    const numbers: string[] = [];
    for (let placed = 0; placed < 2; placed += 1) numbers.push((await client.placeOrder(anOrder())).order.number);
    await expect(client.placeOrder(anOrder({ totalCents: 1 }))).rejects.toMatchObject({ status: 409 });
    await database.exec(
      "PRAGMA foreign_keys = OFF; DELETE FROM customer_order WHERE number = 'TS-1002'; PRAGMA foreign_keys = ON",
    );
    numbers.push((await client.placeOrder(anOrder())).order.number);
    expect(numbers).toEqual(["TS-1001", "TS-1002", "TS-1003"]);
  });

  it("keep their number when the brand's prefix changes", async () => {
    const { client, anOrder, databasePath } = desk;
    const { link } = await client.placeOrder(anOrder());
    const other = await anEmbeddedBackend({ databasePath: databasePath, orderPrefix: "NEW" });
    const renamed = aClient(other.handle).client;
    expect((await renamed.findLinkedOrder(link))?.order.number).toBe("TS-1001");
    expect((await renamed.placeOrder(anOrder())).order.number).toBe("NEW-1002");
    await other.close();
  });

  it("have events that cannot be changed or deleted", async () => {
    const { database, client, anOrder, count } = desk;
    await client.placeOrder(anOrder());
    await expect(database.exec("UPDATE order_event SET made_by = 'shop'")).rejects.toThrow("an order event is final");
    await expect(database.exec("DELETE FROM order_event")).rejects.toThrow("an order event is kept");
    expect(await count("order_event")).toBe(1);
  });

  it("are placed and canceled with their event or not at all", async () => {
    const { database, client, anOrder, count } = desk;
    const { link } = await client.placeOrder(anOrder());
    await database.exec(
      "CREATE TRIGGER full BEFORE INSERT ON order_event BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
    );
    await expect(client.placeOrder(anOrder())).rejects.toMatchObject({ status: 500 });
    await expect(client.cancelLinkedOrder(link)).rejects.toMatchObject({ status: 500 });
    expect(await count()).toBe(1);
    expect((await client.findLinkedOrder(link))?.order.state).toBe("received");
  });

  it("cannot be canceled by the customer once the shop has begun, and stay canceled if the shop did it", async () => {
    const { database, client, anOrder, count } = desk;
    const { link } = await client.placeOrder(anOrder());
    for (const state of ["confirmed", "in-production", "shipped", "delivered", "finished"]) {
      await database.run("UPDATE customer_order SET state = ?", state);
      await expect(client.cancelLinkedOrder(link), state).rejects.toMatchObject({ status: 409 });
    }
    await database.exec("UPDATE customer_order SET state = 'cancelled'");
    await client.cancelLinkedOrder(link);
    expect(await count("order_event")).toBe(1);
  });

  it("have a page each, under a unique address of 32 digits", async () => {
    const { client, anOrder } = desk;
    const request = anOrder();
    const links = [(await client.placeOrder(request)).link];
    for (let placed = 0; placed < 9; placed += 1) links.push((await client.placeOrder(anOrder({ key: aKey() }))).link);
    expect(new Set(links).size).toBe(10);
    const renewed = await client.renewLink(links[0] ?? "");
    expect(renewed).toMatch(/^[0-9a-f]{32}$/);
    expect(links).not.toContain(renewed);
    expect((await client.placeOrder(request)).link).toBe(renewed);
  });

  it("are listed completely without a filter, and from the newest if the position is unknown", async () => {
    const { database, anOrder } = desk;
    const { id } = await database.one<{ id: string }>("SELECT id FROM customer");
    for (let placed = 0; placed < 3; placed += 1) {
      await placeOrder(database, { request: anOrder(), customerId: id, prefix: "TS", shop: MAIL_SHOP }, placed);
    }
    await placeOrder(database, { request: anOrder(), customerId: null, prefix: "TS", shop: MAIL_SHOP }, 3);
    await database.exec("UPDATE customer_order SET state = 'finished' WHERE number = 'TS-1002'");
    const numbers = async (before: string | null, over: boolean | null) =>
      (await listOrders(database, id, { before, over })).orders.map(({ number }) => number);
    expect(await numbers(null, null)).toEqual(["TS-1003", "TS-1002", "TS-1001"]);
    expect(await numbers(null, true)).toEqual(["TS-1002"]);
    expect(await numbers(null, false)).toEqual(["TS-1003", "TS-1001"]);
    expect(await numbers("TS-1003", false)).toEqual(["TS-1001"]);
    for (const unknown of ["TS-9999", "TS-1004", "x"]) expect(await numbers(unknown, null)).toHaveLength(3);
    expect(await countOrders(database, id)).toEqual({ active: 2, total: 3 });
  });
});
