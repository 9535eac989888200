import { beforeAll, expect, it } from "vitest";
import { readPlannedOrders } from "~/office/schedule/planned-day.server";
import { MAX_ORDER_MESSAGES, type OrderRequest } from "~/ordering/orders/order";
import { EVERY_ORDER, type OrderSort } from "~/ordering/orders/order-file";
import { ORDERS_PER_PAGE } from "~/ordering/orders/stored/order-rows.server";
import { ordersAround } from "~/ordering/orders/stored/orders-around.server";
import { listReceivedOrders, listWholeOrders } from "~/ordering/orders/stored/received-orders.server";
import { DEALER, placeOrderWithActions, rememberPeople } from "../support/order-actions";
import { AGREED, aKey } from "../support/order-builders";
import { describeStored, type OpenDatabase } from "./with-database";

export function describeReceivedOrders(engine: string, open: OpenDatabase): void {
  describeStored(`the list of all orders, ${engine}`, open, ({ database, now, pass }) => {
    beforeAll(() => rememberPeople(database()));
    const aPlacedOrder = (change: Partial<OrderRequest> = {}, customerId: string | null = null) =>
      placeOrderWithActions({ database, now }, change, customerId);

    it("holds the messages of both sides, and marks orders that wait for an answer", async () => {
      const { file, found, number, ask, say } = await aPlacedOrder();
      const isUnanswered = async () =>
        (await listReceivedOrders(database(), EVERY_ORDER)).orders.find((order) => order.number === number)
          ?.isUnanswered;
      expect(await isUnanswered()).toBe(false);
      expect([await ask("When?\nPlease."), await ask("When?\nPlease.")]).toEqual(["kept", "kept"]);
      expect(await isUnanswered()).toBe(true);
      await say("Soon.");
      await say("Soon.");
      expect(await isUnanswered()).toBe(false);
      expect((await found())?.messages).toMatchObject([
        { by: "customer", text: "When?\nPlease." },
        { by: "shop", text: "Soon." },
      ]);
      for (let count = 2; count < MAX_ORDER_MESSAGES; count += 1) await ask(`${count}`);
      expect([await ask("one more"), await say("one more")]).toEqual(["full", "changed"]);
      expect((await file()).order.messages).toHaveLength(MAX_ORDER_MESSAGES);
    });

    it("is filtered by state, tier, time and words", async () => {
      const job = `Job ${aKey()}`;
      pass(2000);
      const mine = await aPlacedOrder({ jobName: job, poNumber: "100%" }, DEALER.id);
      pass(2000);
      const guests = await aPlacedOrder({ jobName: job, contact: { ...mine.order.contact, lastName: "O'Hára" } });
      await mine.put("cancelled", 0);
      const numbers = async (change: object) =>
        (await listReceivedOrders(database(), { ...EVERY_ORDER, search: job, ...change })).orders.map(
          ({ number }) => number,
        );
      expect(await numbers({})).toEqual([guests.number, mine.number]);
      expect(await numbers({ search: job.toUpperCase() })).toEqual([guests.number, mine.number]);
      expect(await numbers({ search: job.slice(4, -4) })).toEqual([guests.number, mine.number]);
      expect(await numbers({ search: "o'hÁRA" })).toContain(guests.number);
      expect(await numbers({ search: mine.number })).toContain(mine.number);
      for (const wildcard of ["100_", "%%", "Job%"]) expect(await numbers({ search: wildcard })).toEqual([]);
      expect(await numbers({ state: "cancelled" })).toEqual([mine.number]);
      expect(await numbers({ tier: "dealer" })).toEqual([mine.number]);
      expect(await numbers({ tier: "trade" })).toEqual([]);
      expect(await numbers({ tier: "guest" })).toEqual([guests.number]);
      expect(await numbers({ from: guests.order.placedAt })).toEqual([guests.number]);
      expect(await numbers({ to: mine.order.placedAt })).toEqual([]);
      expect(await numbers({ before: guests.number })).toEqual([mine.number]);
    });

    it("leads from each order to those placed before and after it", async () => {
      const [first, middle, last] = [await aPlacedOrder(), await aPlacedOrder(), await aPlacedOrder()];
      const around = (number: string) => ordersAround(database().db, number);
      expect(await around(middle.number)).toEqual({ previous: first.number, next: last.number });
      expect(await around(last.number)).toEqual({ previous: middle.number, next: null });
      expect(await around("TS-1")).toEqual({ previous: null, next: null });
    });

    it("is sorted by a column, in numbered pages, and its sums are those of its rows", async () => {
      const job = `Job ${aKey()}`;
      const placed: Awaited<ReturnType<typeof aPlacedOrder>>[] = [];
      for (const count of [3, 1, 2]) {
        const one = await aPlacedOrder({ jobName: job });
        placed.push(one);
        await database().transaction((trx) =>
          trx.updateTable("customer_order").set({ piece_count: count }).where("number", "=", one.number).execute(),
        );
      }
      const [large, small, middle] = placed.map(({ number }) => number);
      await placed[2]?.put("confirmed", 0, { freightCents: 1000, taxCents: 0, shipsOn: null });
      const ours = { ...EVERY_ORDER, only: placed.map(({ number }) => number) };
      const sorted = async (by: OrderSort["by"], isDescending: boolean) =>
        (await listReceivedOrders(database(), { ...ours, sort: { by, isDescending } })).orders.map(
          ({ number }) => number,
        );
      expect(await sorted("pieces", false)).toEqual([small, middle, large]);
      expect(await sorted("pieces", true)).toEqual([large, middle, small]);
      expect((await sorted("balance", true))[0]).toBe(middle);
      const { orders, sums, hasMore } = await listReceivedOrders(database(), ours);
      expect(hasMore).toBe(false);
      expect(sums).toEqual({
        count: 3,
        totalCents: orders.reduce((sum, { invoicedCents, totalCents }) => sum + (invoicedCents ?? totalCents), 0),
        balanceCents: orders.reduce((sum, { owedCents = 0 }) => sum + owedCents, 0),
      });
      const second = { ...ours, sort: { by: "pieces", isDescending: false }, page: 2 } as const;
      expect((await listReceivedOrders(database(), second)).orders).toEqual([]);
    });

    it("is read as a whole too, beyond a page and up to a bound, in the order of the list", async () => {
      const job = `Job ${aKey()}`;
      const placed = [await aPlacedOrder({ jobName: job }), await aPlacedOrder({ jobName: job })];
      const [first, second] = placed.map(({ number }) => number);
      const whole = async (change: object, most = 10) =>
        (await listWholeOrders(database(), { ...EVERY_ORDER, ...change }, most, "2026-11-29")).map(
          ({ number }) => number,
        );
      expect(await whole({ search: job })).toEqual([second, first]);
      expect(await whole({ search: job }, 1)).toEqual([second]);
      expect(await whole({ only: [first, "HV-0"] })).toEqual([first]);
      expect(await whole({ only: [] })).toEqual([]);
      expect(await whole({ only: [first, second], sort: { by: "customer", isDescending: true } })).toEqual([
        second,
        first,
      ]);
    });

    it("names the confirmed orders that are booked for a day, at a station or at all", async () => {
      const { number, put } = await aPlacedOrder();
      await put("confirmed", 0, AGREED);
      const waiting = await aPlacedOrder();
      const [booked] = await database()
        .db.selectFrom("booking")
        .innerJoin("customer_order as ordered", "ordered.id", "booking.order_id")
        .select(["booking.day", "booking.station"])
        .where("ordered.number", "=", number)
        .execute();
      const planned = (station: number | null, day = booked?.day ?? "") =>
        readPlannedOrders(database().db, { day, station }, 10);
      expect(await planned(null)).toContain(number);
      expect(await planned(null)).not.toContain(waiting.number);
      expect(await planned(booked?.station ?? 0)).toContain(number);
      expect([await planned(999), await planned(null, "2020-01-06")]).toEqual([[], []]);
    });

    it("has the newest first, in pages, with the secrets of their pages", async () => {
      const placed = [];
      for (let count = 0; count <= ORDERS_PER_PAGE; count += 1) placed.push(await aPlacedOrder());
      const newest = placed.reverse();
      const { orders, olderThan } = await listReceivedOrders(database(), EVERY_ORDER);
      expect(orders.map(({ number, link }) => [number, link])).toEqual(
        newest.slice(0, ORDERS_PER_PAGE).map(({ number, link }) => [number, link]),
      );
      const { firstName, lastName, businessName } = placed[0]?.order.contact ?? {};
      expect(orders[0]).toMatchObject({ firstName, lastName, businessName, count: 1 });
      const older = await listReceivedOrders(database(), { ...EVERY_ORDER, before: olderThan });
      expect(older.orders[0]?.number).toBe(newest[ORDERS_PER_PAGE]?.number);
    });
  });
}
