import { expect, it } from "vitest";
import { FREE_HOURS, isOrderKey, isOrderNumber, type OrderRequest } from "~/domain/orders/order";
import { EVERY_ORDER } from "~/domain/orders/order-file";
import { lineToday } from "~/domain/orders/order-today";
import { ORDERS_A_PAGE } from "~/provider/contract/orders.server";
import { aDoor, aKey, anOrderLine, anOrderRequest } from "../support/order-builders";
import type { Abilities, StartHost } from "./host-under-test";
import { FORGED, NOBODY } from "./visitors";
import { describeHost } from "./with-host";

const HOUR_MS = 3_600_000;

export function describeOrders(name: string, start: StartHost, { clock, admin }: Abilities): void {
  describeHost(`orders, ${name}`, start, ({ host, people, pass }) => {
    /** An order that the provider should accept as it is, or `null` if it takes none, which it may leave out. */
    async function anOrder(change: Partial<OrderRequest> = {}): Promise<OrderRequest | null> {
      const { client, sendRaw } = people();
      const { status } = await sendRaw("GET", "/api/customers/orders");
      if (status === 404 && !host().backend.traits.orders) return null;
      expect(status).toBe(401);
      const lines = (await client.listProducts()).map((product) => ({ product, line: anOrderLine(product) }));
      const sold = lines.find(({ product, line }) => lineToday(line, product) !== null);
      if (!sold) throw new Error("the host sells no style in which a door of 15 1/2 x 30 can be made");
      return anOrderRequest([sold.line], change);
    }

    /** A signed-in customer. */
    async function aCustomer() {
      const { client, register, signIn } = people();
      return client.as(await signIn(await register()));
    }

    const rejection = async (what: Promise<unknown>) => what.then(() => null).catch(({ status }) => status as number);

    it("are accepted as sent, with a number, a page of their own and a time to cancel", async () => {
      const request = await anOrder();
      if (request === null) return;
      const { key, ...sent } = request;
      const { order, link } = await people().client.placeOrder(request);
      expect(order).toMatchObject({ ...sent, state: "received" });
      expect(isOrderNumber(order.number)).toBe(true);
      expect(isOrderKey(link)).toBe(true);
      expect(link).not.toBe(key);
      expect(Date.parse(order.freeUntil) - Date.parse(order.placedAt)).toBe(FREE_HOURS * HOUR_MS);
      expect(order.events).toEqual([{ at: order.placedAt, state: "received", by: "customer" }]);
      expect(await people().client.findLinkedOrder(link)).toEqual({ order, link });
    });

    it("are listed complete for an admin only, newest first and in pages", async () => {
      const request = admin ? await anOrder() : null;
      if (request === null) return;
      const { client, sendRaw, admin: signInAdmin } = people();
      const placed = [];
      for (let count = 0; count <= ORDERS_A_PAGE; count += 1) {
        placed.push(await client.placeOrder({ ...request, key: aKey() }));
      }
      const newest = placed.reverse();
      const desk = client.as(await signInAdmin());
      const { orders, olderThan } = await desk.listOrders(EVERY_ORDER);
      const { firstName, lastName, businessName } = request.contact;
      expect(orders.map(({ number, link }) => [number, link])).toEqual(
        newest.slice(0, ORDERS_A_PAGE).map(({ order, link }) => [order.number, link]),
      );
      expect(orders[0]).toMatchObject({ firstName, lastName, businessName, totalCents: request.totalCents, count: 1 });
      const older = await desk.listOrders({ ...EVERY_ORDER, before: olderThan });
      expect(older.orders[0]?.number).toBe(newest[ORDERS_A_PAGE]?.order.number);
      expect((await sendRaw("GET", "/api/orders")).status).toBe(401);
      expect(await rejection((await aCustomer()).listOrders(EVERY_ORDER))).toBe(403);
    });

    it("are accepted once, however often they are sent", async () => {
      const request = await anOrder();
      if (request === null) return;
      const { client } = people();
      const first = await client.placeOrder(request);
      const again = await Promise.all(Array.from({ length: 20 }, () => client.placeOrder(request)));
      for (const one of again) expect(one).toEqual(first);
    });

    it("have a unique key: reusing it for other content is refused", async () => {
      const request = await anOrder();
      if (request === null) return;
      const { client } = people();
      const { link, order } = await client.placeOrder(request);
      expect(await rejection(client.placeOrder({ ...request, poNumber: "another" }))).toBe(422);
      expect((await client.findLinkedOrder(link))?.order).toEqual(order);
    });

    it("are priced by the provider: an outdated price or an impossible door is refused", async () => {
      const request = await anOrder();
      if (request === null) return;
      const [line] = request.lines;
      if (!line) throw new Error("an order has lines");
      const cheaper = { ...line, pricePerSqFt: line.pricePerSqFt - 1 };
      const gone = { ...line, productId: "no-such-style" };
      const huge = { ...line, doors: [aDoor({ height: { inches: 190, fraction: "0" } })] };
      const nowhere = { ...line, doors: [aDoor({ location: " " })] };
      const refused = [
        { ...request, totalCents: request.totalCents - 1 },
        ...[cheaper, gone, huge, nowhere].map((changed) => anOrderRequest([changed])),
      ];
      const customer = await aCustomer();
      for (const one of refused) expect(await rejection(customer.placeOrder(one))).toBe(409);
      expect((await customer.listMyOrders({ over: false })).orders).toEqual([]);
    });

    it("are refused when incomplete", async () => {
      const request = await anOrder();
      if (request === null) return;
      const [line] = request.lines;
      if (!line) throw new Error("an order has lines");
      const negative = { ...line, doors: [aDoor({ quantity: -1 })] };
      const broken = [
        { ...request, key: "short" },
        { ...request, lines: [] },
        { ...request, lines: [negative] },
        { ...request, contact: { ...request.contact, email: "nobody" } },
        { ...request, contact: { ...request.contact, phone: "" } },
        { ...request, totalCents: 0.5 },
      ];
      for (const one of broken) expect(await rejection(people().client.placeOrder(one))).toBe(400);
    });

    it("are visible to their account only, the newest first", async () => {
      const request = await anOrder();
      if (request === null) return;
      const { client } = people();
      const [customer, other] = [await aCustomer(), await aCustomer()];
      const placed = await customer.placeOrder(request);
      pass(1000);
      const later = await customer.placeOrder({ ...request, key: aKey(), jobName: "Later" });
      const guest = await client.placeOrder({ ...request, key: aKey() });
      const { orders, olderThan } = await customer.listMyOrders({ over: false });
      expect(orders.map(({ number }) => number)).toEqual([later.order.number, placed.order.number]);
      expect(orders[0]).toMatchObject({ jobName: "Later", totalCents: request.totalCents, count: 1 });
      expect(olderThan).toBeNull();
      expect(await customer.findMyOrder(placed.order.number)).toEqual(placed);
      expect(await customer.findMyOrder(guest.order.number)).toBeNull();
      expect(await other.findMyOrder(placed.order.number)).toBeNull();
      expect((await other.listMyOrders({ over: false })).orders).toEqual([]);
      expect((await customer.getOverview()).orders).toEqual({ active: 2, total: 2 });
      for (const who of [NOBODY, FORGED]) {
        expect(await rejection(client.as(who).findMyOrder(placed.order.number))).toBe(401);
        expect(await rejection(client.as(who).listMyOrders({ over: false }))).toBe(401);
      }
    });

    it("say which side wrote last, and when", async () => {
      const request = await anOrder();
      if (request === null) return;
      const customer = await aCustomer();
      const { link, order } = await customer.placeOrder(request);
      const last = async () => (await customer.listMyOrders({ over: false })).orders[0]?.lastMessage;
      expect(await last()).toBeNull();
      await people().client.writeToShop(link, "When?");
      const { messages } = (await customer.findMyOrder(order.number))?.order ?? { messages: [] };
      expect([await last()]).toEqual(messages.map(({ at, by }) => ({ at, by })));
      expect(await last()).toMatchObject({ by: "customer" });
    });

    it("are listed in pages, each once", async () => {
      const request = await anOrder();
      if (request === null) return;
      const customer = await aCustomer();
      for (let placed = 0; placed < ORDERS_A_PAGE + 5; placed += 1)
        await customer.placeOrder({ ...request, key: aKey() });
      const first = await customer.listMyOrders({ over: false });
      const second = await customer.listMyOrders({ over: false, before: first.olderThan ?? "" });
      expect([first.orders.length, second.orders.length, second.olderThan]).toEqual([ORDERS_A_PAGE, 5, null]);
      expect(new Set([...first.orders, ...second.orders].map(({ number }) => number)).size).toBe(ORDERS_A_PAGE + 5);
    });

    it("are canceled on their own page, for good", async () => {
      const request = await anOrder();
      if (request === null) return;
      const { client } = people();
      const customer = await aCustomer();
      const { link, order } = await customer.placeOrder(request);
      await client.cancelLinkedOrder(link);
      await client.cancelLinkedOrder(link);
      const cancelled = (await client.findLinkedOrder(link))?.order;
      expect(cancelled?.events.map(({ state, by }) => [state, by])).toEqual([
        ["received", "customer"],
        ["cancelled", "customer"],
      ]);
      expect((await customer.listMyOrders({ over: false })).orders).toEqual([]);
      expect((await customer.listMyOrders({ over: true })).orders).toMatchObject([
        { number: order.number, state: "cancelled" },
      ]);
      expect((await customer.getOverview()).orders).toEqual({ active: 0, total: 1 });
    });

    it("can get another page, and the old one opens nothing", async () => {
      const request = await anOrder();
      if (request === null) return;
      const { client } = people();
      const { link, order } = await client.placeOrder(request);
      const renewed = await client.renewLink(link);
      expect(renewed).not.toBe(link);
      expect(await client.findLinkedOrder(renewed)).toEqual({ order, link: renewed });
      for (const dead of [link, aKey(), "x", `${renewed}\0`]) {
        expect(await client.findLinkedOrder(dead)).toBeNull();
        expect(await rejection(client.cancelLinkedOrder(dead))).toBe(404);
        expect(await rejection(client.renewLink(dead))).toBe(404);
      }
    });

    if (!clock) return;

    it("can be canceled for exactly 24 hours", async () => {
      const request = await anOrder();
      if (request === null) return;
      const { client } = people();
      const [early, late] = [await client.placeOrder(request), await client.placeOrder({ ...request, key: aKey() })];
      pass(FREE_HOURS * HOUR_MS - 1);
      await client.cancelLinkedOrder(early.link);
      pass(1);
      expect(await rejection(client.cancelLinkedOrder(late.link))).toBe(409);
      await client.cancelLinkedOrder(early.link);
      expect((await client.findLinkedOrder(late.link))?.order).toEqual(late.order);
    });
  });
}
