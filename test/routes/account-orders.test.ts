import { beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import type { OwnOrder } from "~/ordering/orders/order";
import * as linkedOrders from "~/ordering/orders/stored/linked-orders.server";
import * as orders from "~/ordering/orders/stored/orders.server";
import { aLinkedOrder, anOrder, LINK } from "../support/placed-order-builders";
import "../support/shop-env";
import { openOrders, placeInShop, pressOn } from "../support/order-shop";
import { registerInShop, signInToShop } from "../support/shop-session";

const CURRENT = "/account/orders/current";
const HISTORY = "/account/orders/history";
const ORDER = "/account/orders/HV-1042";

const summary = (change: Partial<OwnOrder> = {}): OwnOrder => {
  const { number, state, placedAt, jobName, poNumber, totalCents } = anOrder({ placedAt: "2026-11-22T19:22:00.000Z" });
  return { number, state, placedAt, jobName, poNumber, totalCents, count: 12, lastMessage: null, ...change };
};

let customer = "";
beforeAll(async () => {
  customer = (await signInToShop(await registerInShop({ email: "orders@shop.test" }))).cookie;
});

let list: MockInstance<typeof orders.listOrders>;
beforeEach(() => {
  list = vi.spyOn(orders, "listOrders");
});

/** Makes every list consist of these orders. */
const ordersAre = (orders: readonly OwnOrder[], olderThan: string | null = null) =>
  list.mockResolvedValue({ orders, olderThan });

/** The pages that were read. */
const pagesRead = () => list.mock.calls.map(([, , page]) => page);

const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

describe("the support page", () => {
  it("marks new messages from the shop, with the latest message or order first", async () => {
    const at = (hour: number) => `2026-11-23T${hour}:00:00.000Z`;
    ordersAre([
      summary({ number: "HV-1044", placedAt: at(10) }),
      summary({ number: "HV-1043", lastMessage: { at: at(12), by: "customer" } }),
      summary({ number: "HV-1042", lastMessage: { at: at(20), by: "shop" } }),
    ]);
    const html = await textOf(await openOrders("/account/support", customer));
    expect(pagesRead()).toEqual([
      { over: false, before: null },
      { over: true, before: null },
    ]);
    const numbers = [...html.matchAll(/Messages of order (HV-\d+)/g)].map(([, number]) => number);
    expect([...new Set(numbers)]).toEqual(["HV-1042", "HV-1043", "HV-1044"]);
    expect(html.match(/Answer from the shop, <time[^>]*>November 23, 2026/g)).toHaveLength(2);
  });
});

describe("an account's order lists", () => {
  it.each([
    [CURRENT, false],
    [HISTORY, true],
  ])("show the right orders, and link to each: %s", async (path, over) => {
    ordersAre([summary(), summary({ number: "HV-1041", jobName: "", state: "finished" })]);
    const answer = await openOrders(path, customer);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect(pagesRead()).toEqual([{ over, before: null }]);
    const html = await textOf(answer);
    for (const text of [
      ...[`href="${ORDER}"`, 'href="/account/orders/HV-1041"', "November 22, 2026", "Miller kitchen", "PO-77", ">12<"],
      ...["$126.00", "before tax and freight", "Received", "Finished"],
    ]) {
      expect(html, text).toContain(text);
    }
    expect(html).not.toMatch(/Older orders|Newest orders/);
  });

  it("link to older ones and back", async () => {
    ordersAre([summary()], "HV-1042");
    expect(await textOf(await openOrders(CURRENT, customer))).toContain("?before=HV-1042");
    const older = await textOf(await openOrders(`${CURRENT}?before=HV-1050`, customer));
    expect(older).toContain("Newest orders");
    expect(pagesRead()).toEqual([
      { over: false, before: null },
      { over: false, before: "HV-1050" },
    ]);
  });

  it("consist of the account's own orders, whatever the address asks for", async () => {
    const { order } = await placeInShop();
    const html = await textOf(await openOrders(`${CURRENT}?before=%27--`, customer));
    expect(html).toContain("Current Orders</h1>");
    expect(html).not.toContain(order.number);
  });

  it.each([
    [CURRENT, "You have no current orders.", "/shop"],
    [HISTORY, "You have no closed orders yet.", CURRENT],
  ])("say that they are empty, and where to go: %s", async (path, text, next) => {
    ordersAre([]);
    const html = await textOf(await openOrders(path, customer));
    expect(html).toContain(text);
    expect(html).toContain(`href="${next}"`);
    expect(html).not.toContain("<table");
  });

  it("say that they cannot be shown while the database is busy", async () => {
    list.mockRejectedValue(new BusyError("busy", 5));
    expect((await openOrders(CURRENT, customer)).status).toBe(503);
  });
});

describe("an order in its owner's account", () => {
  it("is shown with its address, and without the text for guests", async () => {
    vi.spyOn(orders, "findCustomersOrder").mockResolvedValue(aLinkedOrder());
    const answer = await openOrders(`${ORDER}?placed`, customer);
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect(vi.spyOn(orders, "findCustomersOrder").mock.calls.map(([, , number]) => number)).toEqual(["HV-1042"]);
    const html = await textOf(answer);
    expect(html).toContain("Order HV-1042</h1>");
    expect(html).toContain(`/orders/${LINK}`);
    expect(html).toContain("Current Orders");
    expect(html).not.toContain("you need it to open the order again");
    const data = await openOrders(`${ORDER}?_data=routes%2Faccount.orders.%24number`, customer);
    expect(await data.json()).toMatchObject({ link: LINK });
  });

  it.each(["HV-1", "hv-1042", "x", "HV-1042 ", `HV-${"1".repeat(13)}`])(
    "is 404 for a number that is not one of the account's orders: %s",
    async (number) => {
      const path = `/account/orders/${encodeURIComponent(number)}`;
      expect((await openOrders(path, customer)).status).toBe(404);
      expect((await pressOn(path, "cancel", customer)).status).toBe(404);
    },
  );

  it("is 404 if it is another customer's, and is not changed", async () => {
    const { order, link } = await placeInShop();
    const path = `/account/orders/${order.number}`;
    expect((await openOrders(path, customer)).status).toBe(404);
    expect((await pressOn(path, "cancel", customer)).status).toBe(404);
    expect(await (await openOrders(`/orders/${link}`)).text()).toContain("Yes, cancel the order");
  });

  it("is changed through its link", async () => {
    vi.spyOn(orders, "findCustomersOrder").mockResolvedValue(aLinkedOrder());
    const cancel = vi.spyOn(linkedOrders, "cancelOrder").mockResolvedValue("cancelled");
    const renew = vi.spyOn(linkedOrders, "renewLink").mockResolvedValue("f".repeat(32));
    const cancelled = await pressOn(ORDER, "cancel", customer);
    expect([cancelled.status, cancelled.headers.get("Location")]).toEqual([303, `${ORDER}?done=cancelled`]);
    const renewed = await pressOn(ORDER, "renew-link", customer);
    expect([renewed.status, renewed.headers.get("Location")]).toEqual([303, `${ORDER}?done=renewed`]);
    expect([cancel, renew].map(({ mock }) => mock.calls.map(([, link]) => link))).toEqual([[LINK], [LINK]]);
    cancel.mockResolvedValue("not free");
    expect((await pressOn(ORDER, "cancel", customer)).status).toBe(409);
    expect((await pressOn(ORDER, "delete", customer)).status).toBe(400);
  });
});
