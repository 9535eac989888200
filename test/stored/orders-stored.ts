import { beforeAll, expect, it } from "vitest";
import { HOUR_MS } from "~/base/time/time";
import { isOrderKey, isOrderNumber, type OrderLine, type OrderRequest } from "~/ordering/orders/order";
import { setOrderState } from "~/ordering/orders/stored/file-changes.server";
import { approveProof, cancelOrder, renewLink, writeToShop } from "~/ordering/orders/stored/linked-orders.server";
import { findOrderFile } from "~/ordering/orders/stored/order-file.server";
import { ORDERS_PER_PAGE } from "~/ordering/orders/stored/order-rows.server";
import { everyOrderOf, findCustomersOrder, findOrderByLink, listOrders } from "~/ordering/orders/stored/orders.server";
import { countOrders } from "~/provider/accounts/accounts.server";
import { MAIL_SHOP } from "../support/mail-shop";
import { aKey, anOrderRequest } from "../support/order-builders";
import { aSoldLine, placeIn, WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

export function describeOrders(engine: string, open: OpenDatabase): void {
  describeStored(`orders, ${engine}`, open, ({ database, now, pass }) => {
    let line: OrderLine;
    let customers = 0;
    beforeAll(async () => {
      line = await aSoldLine(database());
    });

    const aCustomer = () => {
      customers += 1;
      return `customer-${customers}`;
    };
    const place = (customerId: string | null = null, change: Partial<OrderRequest> = {}) =>
      placeIn(database(), anOrderRequest([line], change), { now: now(), customerId });
    const found = async (link: string) => (await findOrderByLink(database().db, link))?.order;
    const cancel = (link: string) => cancelOrder(database(), link, MAIL_SHOP, now());
    const listed = (customerId: string, over: boolean | null = false, before: string | null = null) =>
      listOrders(database().db, customerId, { over, before });

    it("are found as they were placed, by the secret of their page", async () => {
      const request = anOrderRequest([line]);
      const { key, ...sent } = request;
      const { order, link } = await placeIn(database(), request, { now: now() });
      expect(order).toMatchObject({ ...sent, state: "received" });
      expect([isOrderNumber(order.number), isOrderKey(link), link === key]).toEqual([true, true, false]);
      expect(order.events).toEqual([{ at: order.placedAt, state: "received", by: "customer" }]);
      expect(await findOrderByLink(database().db, link)).toEqual({ order, link });
    });

    it("are visible to their account only, the newest first", async () => {
      const [customer, other] = [aCustomer(), aCustomer()];
      const placed = await place(customer);
      pass(1000);
      const later = await place(customer, { jobName: "Later" });
      const guest = await place();
      const { orders, olderThan } = await listed(customer);
      expect(orders.map(({ number }) => number)).toEqual([later.order.number, placed.order.number]);
      expect(orders[0]).toMatchObject({ jobName: "Later", totalCents: later.order.totalCents, count: 1 });
      expect(olderThan).toBeNull();
      expect(await findCustomersOrder(database().db, customer, placed.order.number)).toEqual(placed);
      expect(await findCustomersOrder(database().db, customer, guest.order.number)).toBeNull();
      expect(await findCustomersOrder(database().db, other, placed.order.number)).toBeNull();
      expect((await listed(other)).orders).toEqual([]);
      expect((await listed(other, null, later.order.number)).orders).toEqual([]);
      expect(await countOrders(database().db, customer)).toEqual({ active: 2, total: 2 });
      expect(await countOrders(database().db, other)).toEqual({ active: 0, total: 0 });
      expect(await everyOrderOf(database().db, customer)).toEqual([later.order, placed.order]);
      expect(JSON.stringify(await everyOrderOf(database().db, customer))).not.toContain(placed.link);
    });

    it("say which side wrote last, and when", async () => {
      const customer = aCustomer();
      const { link } = await place(customer);
      const last = async () => (await listed(customer)).orders[0]?.lastMessage;
      expect(await last()).toBeNull();
      expect(await writeToShop(database(), link, "When?", MAIL_SHOP, now())).toBe("kept");
      expect(await last()).toEqual({ at: new Date(now()).toISOString(), by: "customer" });
    });

    it("are listed in pages, each once, and from the newest if the position is unknown", async () => {
      const customer = aCustomer();
      for (let placed = 0; placed < ORDERS_PER_PAGE + 5; placed += 1) await place(customer);
      const first = await listed(customer);
      const second = await listed(customer, false, first.olderThan);
      expect([first.orders.length, second.orders.length, second.olderThan]).toEqual([ORDERS_PER_PAGE, 5, null]);
      const numbers = [...first.orders, ...second.orders].map(({ number }) => number);
      expect(new Set(numbers).size).toBe(ORDERS_PER_PAGE + 5);
      const strangers = (await place()).order.number;
      for (const unknown of ["TS-99999", "x", "TS-1\0", "", strangers]) {
        expect(await listed(customer, false, unknown)).toEqual(first);
      }
    });

    it("are canceled on their own page, for good", async () => {
      const customer = aCustomer();
      const { link, order } = await place(customer);
      expect([await cancel(link), await cancel(link)]).toEqual(["cancelled", "cancelled"]);
      expect((await found(link))?.events.map(({ state, by }) => [state, by])).toEqual([
        ["received", "customer"],
        ["cancelled", "customer"],
      ]);
      expect((await listed(customer)).orders).toEqual([]);
      expect((await listed(customer, true)).orders).toMatchObject([{ number: order.number, state: "cancelled" }]);
      expect((await listed(customer, null)).orders).toHaveLength(1);
      expect(await countOrders(database().db, customer)).toEqual({ active: 0, total: 1 });
    });

    it("can be canceled until they are confirmed, however old they are", async () => {
      const [early, late] = [await place(), await place()];
      pass(90 * 24 * HOUR_MS);
      expect(await cancel(early.link)).toBe("cancelled");
      const terms = { freightCents: 0, taxCents: 0, shipsOn: null };
      const { revision } = (await findOrderFile(database().db, late.order.number)) ?? { revision: 0 };
      const about = { number: late.order.number, revision, actorId: WORKSHOP.id, shop: MAIL_SHOP };
      await setOrderState(database(), about, { state: "confirmed", terms }, now());
      expect(await cancel(late.link)).toBe("not free");
      expect((await found(late.link))?.state).toBe("confirmed");
    });

    it("can get another page, and the old one opens nothing", async () => {
      const { link, order } = await place();
      const renewed = (await renewLink(database(), link, now())) ?? "";
      expect([isOrderKey(renewed), renewed === link]).toEqual([true, false]);
      expect(await findOrderByLink(database().db, renewed)).toEqual({ order, link: renewed });
      for (const dead of [link, aKey(), "x", "", order.number, renewed.toUpperCase(), `${renewed}\0`]) {
        expect(await findOrderByLink(database().db, dead)).toBeNull();
        expect(await cancel(dead)).toBe("unknown");
        expect(await renewLink(database(), dead, now())).toBeNull();
        expect(await writeToShop(database(), dead, "Hello", MAIL_SHOP, now())).toBe("unknown");
        expect(await approveProof(database(), dead, MAIL_SHOP, now())).toBe("unknown");
      }
      expect(await findOrderByLink(database().db, renewed)).toEqual({ order, link: renewed });
    });
  });
}
