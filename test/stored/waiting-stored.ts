import { expect, it } from "vitest";
import { readSlips } from "~/office/schedule/slips.server";
import { latestNews } from "~/office/today/news.server";
import { countByTab, countWaiting } from "~/office/today/waiting.server";
import { daysBefore, EVERY_ORDER, ORDER_TABS, restOfWeek } from "~/ordering/orders/order-file";
import { orderQueryOf, readOrderFilter } from "~/ordering/orders/order-filter";
import { listReceivedOrders } from "~/ordering/orders/stored/received-orders.server";
import { recordOrderPayment } from "~/ordering/orders/stored/recorded-payments.server";
import { dayIn, daysAfter, mondayOf } from "~/trade/measure/days";
import { changesOf } from "../support/changed-orders";
import { MAIL_SHOP } from "../support/mail-shop";
import { placeOrderWithActions } from "../support/order-actions";
import { aDoor } from "../support/order-builders";
import { aSoldLine, WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const ZONE = "America/Los_Angeles";

export function describeWaiting(engine: string, open: OpenDatabase): void {
  describeStored(`what waits today, ${engine}`, open, ({ database, now, pass }) => {
    const counts = () => countWaiting(database().db, ZONE, now());
    const today = () => dayIn(ZONE, new Date(now()).toISOString());
    const shipOn = (number: string, shipsOn: string) =>
      database()
        .db.selectFrom("customer_order")
        .select("id")
        .where("number", "=", number)
        .executeTakeFirstOrThrow()
        .then(({ id }) =>
          database().transaction((trx) =>
            trx.updateTable("customer_order").set({ ships_on: shipsOn }).where("id", "=", id).execute(),
          ),
        );

    it("counts nothing in an empty shop", async () => {
      expect(await counts()).toEqual({
        ordersToConfirm: 0,
        awaitingPayment: 0,
        partPaid: 0,
        outstanding: 0,
        overdue: 0,
        creditOwed: 0,
        drawingsToApprove: 0,
        requestedChanges: 0,
        openClaims: 0,
        orderMessages: 0,
        unreadMessages: 0,
        failedMail: 0,
        shipsThisWeek: 0,
        late: 0,
        slipping: 0,
      });
      expect(await latestNews(database().db, "owner")).toEqual([]);
    });

    it("counts orders by what they wait for, as the list with the same filter shows them", async () => {
      const first = await placeOrderWithActions({ database, now });
      const second = await placeOrderWithActions({ database, now });
      await second.ask("When?");
      await shipOn(first.number, daysAfter(today(), -1));
      await shipOn(second.number, today());
      const waiting = await counts();
      expect(waiting).toMatchObject({ ordersToConfirm: 2, drawingsToApprove: 0, orderMessages: 1 });
      // The work of the second is booked until a later day.
      expect(waiting).toMatchObject({ shipsThisWeek: 1, late: 1, slipping: 2 });
      const listed = async (change: object) =>
        (await listReceivedOrders(database(), { ...EVERY_ORDER, ...change })).orders.map(({ number }) => number);
      const late = (await readSlips(database().db, Date.now())).found.map(([{ number }]) => number);
      expect(await listed({ only: late })).toEqual([second.number, first.number]);
      expect(await listed({ only: [] })).toEqual([]);
      expect(await listed({ ships: restOfWeek(today()) })).toEqual([second.number]);
      expect(await listed({ ships: daysBefore(today()) })).toEqual([first.number]);
      await second.say("Soon.");
      expect((await counts()).orderMessages).toBe(0);
      await second.put("confirmed", (await second.file()).revision, { freightCents: 0, taxCents: 0, shipsOn: null });
      expect(await counts()).toMatchObject({ ordersToConfirm: 1, awaitingPayment: 1, drawingsToApprove: 1 });
      const tabs = await countByTab(database().db, today(), late.length);
      expect(tabs).toEqual({ confirm: 1, pay: 1, make: 1, ship: 0, late: 2, "part-paid": 0, all: 2 });
      for (const tab of ORDER_TABS) {
        const query = orderQueryOf(readOrderFilter(new URLSearchParams({ tab })), late);
        expect([tab, (await listed({ ...query, ships: null })).length]).toEqual([tab, tabs[tab]]);
      }
      expect(await listed({ waiting: "drawings" })).toEqual([second.number]);
      expect(await listed({ paid: "no" })).toEqual([second.number]);
      const about = { number: second.number, actorId: WORKSHOP.id, shop: MAIL_SHOP };
      const pay = (cents: number, seen: number) =>
        recordOrderPayment(database(), about, { kind: "cash", receivedOn: today(), cents, reference: "" }, seen, now());
      const { totalCents } = second.order;
      const owed = async () =>
        (await listReceivedOrders(database(), { ...EVERY_ORDER, paid: "outstanding" })).orders.map(
          (one) => one.owedCents,
        );
      expect(await owed()).toEqual([totalCents]);
      await pay(totalCents - 100, 0);
      expect(await counts()).toMatchObject({ awaitingPayment: 1, partPaid: 1, outstanding: 100, creditOwed: 0 });
      expect(await owed()).toEqual([100]);
      await pay(300, 1);
      expect(await counts()).toMatchObject({ awaitingPayment: 0, partPaid: 0, outstanding: 0, creditOwed: 200 });
      expect([await owed(), await listed({ paid: "credit" })]).toEqual([[], [second.number]]);
      await pay(-totalCents - 200, 2);
      await second.undo((await second.file()).revision);
      expect((await counts()).awaitingPayment).toBe(0);
      await first.put("cancelled", 0);
      expect(await counts()).toMatchObject({ ordersToConfirm: 1, late: 0, slipping: 0 });
    });

    it("counts the orders that slip, as the schedule lists them", async () => {
      const place = async (shipsOn: string, days: readonly string[], state: "confirmed" | "in-production") => {
        const { number } = await placeOrderWithActions({ database, now });
        await shipOn(number, shipsOn);
        await database().transaction(async (trx) => {
          const { id } = await trx
            .updateTable("customer_order")
            .set({ state, booked_from: days.at(0) ?? null, booked_until: days.at(-1) ?? null })
            .where("number", "=", number)
            .returning("id")
            .executeTakeFirstOrThrow();
          await trx.deleteFrom("booking").where("order_id", "=", id).execute();
          const rows = days.map((day) => ({ order_id: id, station: 1, day, minutes: 10, is_ahead: 0 }) as const);
          if (rows.length > 0) await trx.insertInto("booking").values(rows).execute();
        });
        return number;
      };
      const monday = daysAfter(mondayOf(today()), 28);
      const [sunday, friday] = [daysAfter(monday, 6), daysAfter(monday, 4)];
      const slips = [
        await place(daysAfter(today(), -1), [], "confirmed"),
        await place(sunday, [], "confirmed"),
        await place(friday, [daysAfter(today(), -2), monday], "confirmed"),
        await place(friday, [daysAfter(friday, -1)], "in-production"),
      ];
      const inTime = [
        await place(friday, [], "confirmed"),
        await place(friday, [monday], "confirmed"),
        await place(friday, [daysAfter(today(), -2), monday], "in-production"),
      ];
      const found = async () =>
        (await readSlips(database().db, now())).found.map(([{ number, shipsOn }]) => `${shipsOn} ${number}`).sort();
      const listed = (await found()).map((text) => text.slice(11));
      expect(listed).toEqual(expect.arrayContaining(slips));
      for (const number of inTime) expect(listed).not.toContain(number);
      expect((await counts()).slipping).toBe(listed.length);
      // More is booked on a day than its station has.
      await database().transaction((trx) =>
        trx
          .insertInto("station_day")
          .values({ station: 1, day: monday, minutes: 965, ahead_minutes: 0 })
          .onConflict((known) => known.columns(["station", "day"]).doUpdateSet({ minutes: 965 }))
          .execute(),
      );
      const withLost = await found();
      expect(withLost.length).toBeGreaterThan(listed.length);
      expect((await counts()).slipping).toBe(withLost.length);
    });

    it("stores between which days an order is booked, as its bookings say", async () => {
      const { number, put, file } = await placeOrderWithActions({ database, now });
      const row = () =>
        database()
          .db.selectFrom("customer_order")
          .select(["id", "booked_from", "booked_until"])
          .where("number", "=", number)
          .executeTakeFirstOrThrow();
      const booked = async () => {
        const { id } = await row();
        const days = await database()
          .db.selectFrom("booking")
          .select("day")
          .where("order_id", "=", id)
          .orderBy("day")
          .execute();
        return [days.at(0)?.day ?? null, days.at(-1)?.day ?? null];
      };
      const stored = async () => {
        const { booked_from, booked_until } = await row();
        return [booked_from, booked_until];
      };
      expect(await stored()).toEqual(await booked());
      expect((await stored())[0]).not.toBeNull();
      await put("confirmed", (await file()).revision, { freightCents: 0, taxCents: 0, shipsOn: null });
      expect(await stored()).toEqual(await booked());
      await put("cancelled", (await file()).revision);
      expect(await booked()).toEqual([null, null]);
      expect(await stored()).toEqual([null, null]);
    });

    it("counts a requested change until it is answered, and lists its order", async () => {
      const actions = await placeOrderWithActions({ database, now });
      const changes = changesOf(database, actions.number, now);
      await actions.put("confirmed", (await actions.file()).revision, { freightCents: 0, taxCents: 0, shipsOn: null });
      pass(1000);
      const line = await aSoldLine(database());
      const two = { ...line, doors: [aDoor(), aDoor({ location: "Oven" })] };
      expect(await changes.change([two], { isRequest: true })).toEqual({ outcome: "asked" });
      expect((await counts()).requestedChanges).toBe(1);
      const { orders } = await listReceivedOrders(database(), { ...EVERY_ORDER, waiting: "change" });
      expect(orders).toMatchObject([{ number: actions.number, hasRequestedChange: true }]);
      expect((await latestNews(database().db, "office"))[0]?.what).toBe(`Requested change of order ${actions.number}`);
      expect(await changes.answer("withdraw")).toBeTruthy();
      expect((await counts()).requestedChanges).toBe(0);
    });

    it("lists the latest orders and messages, and only what a role may read", async () => {
      pass(1000);
      const { number, ask } = await placeOrderWithActions({ database, now });
      await ask("And now?");
      const news = await latestNews(database().db, "office");
      expect(
        news
          .slice(0, 2)
          .map(({ what }) => what)
          .sort(),
      ).toEqual([`Message about order ${number}`, `Order ${number}`]);
      expect(await latestNews(database().db, "workshop")).toEqual([]);
    });
  });
}
