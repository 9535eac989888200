import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, write } from "~/base/database/database.server";
import { DAY_MS } from "~/base/time/time";
import type { Closure } from "~/house/calendar/closures";
import { bookingsOf, minutesOn, usualPart } from "~/house/capacity/bookings.server";
import { type CapacitySettings, FIRST_CAPACITY } from "~/house/capacity/capacity";
import { currentCapacity, storeCapacity } from "~/house/capacity/capacity-settings.server";
import { readOnTime } from "~/house/capacity/on-time.server";
import { currentFacts, saveFacts } from "~/house/facts/facts.server";
import { type Move, moveShipDate } from "~/office/schedule/move-order.server";
import { planAgain, slipsOf } from "~/office/schedule/outlook.server";
import { endangered, readWorkshop } from "~/office/schedule/slips.server";
import type { OrderLine, OrderTerms } from "~/ordering/orders/order";
import { setOrderState, setOrderTerms, undoOrderState } from "~/ordering/orders/stored/file-changes.server";
import { cancelOrder } from "~/ordering/orders/stored/linked-orders.server";
import { findOrderFile } from "~/ordering/orders/stored/order-file.server";
import { insertOrder } from "~/ordering/orders/stored/order-inserting.server";
import { rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { isWorkingDay } from "~/trade/measure/days";
import { MAIL_SHOP } from "../support/mail-shop";
import { DEALER, rememberPeople } from "../support/order-actions";
import { aDoor, aKey, anOrderRequest } from "../support/order-builders";
import { aSoldLine, placeIn, putOrder, WORKSHOP } from "../support/stored-orders";

const ZONE = "America/Los_Angeles";
const AGREED: OrderTerms = { freightCents: 0, taxCents: 0, shipsOn: null };

/** A Monday morning. */
const NOW = Date.UTC(2026, 0, 5, 18);

/**
 * Tests what is booked of the workshop's time, and the dates that follow from it.
 *
 * @param open opens the same database several times, as several processes do
 */
export function describeCapacity(engine: string, open: (times: number) => Promise<readonly Database[]>): void {
  describe(`the workshop's time, ${engine}`, () => {
    let databases: readonly Database[];
    let line: OrderLine;
    const database = () => databases[0] as Database;

    beforeAll(async () => {
      databases = await open(4);
      await rememberPeople(database());
      line = await aSoldLine(database());
      await save({ unconfirmedPercent: 1000 });
    });
    afterAll(async () => {
      for (const one of databases ?? []) await one.close();
    });

    const doors = (quantity: number): OrderLine => ({ ...line, doors: [aDoor({ quantity })] });
    const place = (quantity: number, now = NOW, at = database()) =>
      placeIn(at, anOrderRequest([doors(quantity)]), { now, customerId: DEALER.id });
    const rowOf = async (number: string) => {
      const row = await rowOfNumber(database().db, number);
      if (!row) throw new Error(`no order ${number}`);
      return row;
    };
    const bookedBy = async (number: string) => bookingsOf(database().db, (await rowOf(number)).id);
    const save = async (change: Partial<CapacitySettings>) => {
      const { revision } = await currentCapacity(database().db);
      return storeCapacity(database(), revision, (settings) => ({ ...settings, ...change }), WORKSHOP.id, NOW);
    };
    const targetOf = async (number: string) => {
      const file = await findOrderFile(database().db, number);
      return { number, revision: file?.revision ?? -1, actorId: WORKSHOP.id, shop: MAIL_SHOP };
    };
    const sums = () =>
      database()
        .db.selectFrom("booking")
        .select(["station", "day"])
        .select(({ fn }) => fn.sum<number>("minutes").as("minutes"))
        .groupBy(["station", "day"])
        .orderBy("station")
        .orderBy("day")
        .execute();
    const expectSums = async () => {
      const days = await database()
        .db.selectFrom("station_day")
        .select(["station", "day", "minutes"])
        .where("minutes", ">", 0)
        .orderBy("station")
        .orderBy("day")
        .execute();
      expect(days).toEqual((await sums()).map((row) => ({ ...row, minutes: Number(row.minutes) })));
      return days;
    };

    it("is never booked twice by 64 orders at once, from several processes", async () => {
      const placed = await Promise.all(
        Array.from({ length: 64 }, (_, index) => place(30, NOW, databases[index % databases.length])),
      );
      const days = await expectSums();
      expect(days.length).toBeGreaterThan(20);
      for (const { station: id, day, minutes } of days) {
        const station = FIRST_CAPACITY.stations.find((one) => one.id === id);
        const most = station ? usualPart(minutesOn(station, FIRST_CAPACITY, day), FIRST_CAPACITY) : 0;
        expect(minutes).toBeLessThanOrEqual(most);
        expect(isWorkingDay(day)).toBe(true);
      }
      const each = await bookedBy(placed[0]?.order.number ?? "");
      const total = each.reduce((sum, { minutes }) => sum + minutes, 0);
      expect(days.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(64 * total);
      expect(new Set(placed.map(({ order }) => order.terms.shipsOn)).size).toBeGreaterThan(3);
      for (const { link } of placed) await cancelOrder(database(), link, MAIL_SHOP, NOW);
      expect(await expectSums()).toEqual([]);
    });

    it("gives an order the date of its booking, which cancelling gives back and an undo books again", async () => {
      const { order, link } = await place(1);
      // Ashby's lead time, ten working days after the order is confirmed on Tuesday.
      expect(order.terms.shipsOn).toBe("2026-01-20");
      const before = await bookedBy(order.number);
      expect(before.map(({ station, day }) => [station, day])).toEqual([
        [1, "2026-01-07"],
        [2, "2026-01-08"],
        [3, "2026-01-09"],
        [4, "2026-01-12"],
        [5, "2026-01-13"],
      ]);
      await setOrderState(database(), await targetOf(order.number), { state: "cancelled", terms: null }, NOW);
      expect(await bookedBy(order.number)).toEqual([]);
      await undoOrderState(database(), await targetOf(order.number), NOW);
      const minutes = (await bookedBy(order.number)).map((booking) => booking.minutes);
      expect(minutes).toEqual(before.map((booking) => booking.minutes));
      expect((await rowOf(order.number)).ships_on).toBe("2026-01-20");
      await cancelOrder(database(), link, MAIL_SHOP, NOW);
      await expectSums();
    });

    it("of a remake is booked ahead of others, from what is held back", async () => {
      const full = await place(900);
      const usual = await place(10);
      const { id, number, state, revision, file_id, ships_on, content_revision, fee_cents, ...row } = await rowOf(
        usual.order.number,
      );
      const copy = { ...row, key: aKey(), link: aKey(), remake_of: id, remake_cause: "made" as const };
      const priced = { lines: [doors(10)], amounts: [{ listCents: 0, cents: 0, isCredited: false }], credits: [] };
      const ahead = await write(database(), (trx) => insertOrder(trx, copy, priced));
      const lastOf = async (number: string) => (await bookedBy(number)).at(-1)?.day ?? "";
      expect((await lastOf(ahead.order.number)) < (await lastOf(usual.order.number))).toBe(true);
      for (const { link } of [full, usual, ahead]) await cancelOrder(database(), link, MAIL_SHOP, NOW);
      await expectSums();
    });

    it("is booked when an order is confirmed, if the owner wants it so", async () => {
      expect(await save({ booksAt: "confirming" })).toBe("saved");
      const { order } = await place(2);
      expect(order.terms.shipsOn).toBeNull();
      expect(await bookedBy(order.number)).toEqual([]);
      const target = await targetOf(order.number);
      const confirm = () => setOrderState(database(), target, { state: "confirmed", terms: AGREED }, NOW);
      const file = await confirm();
      expect(file).toMatchObject({ order: { state: "confirmed", terms: { shipsOn: "2026-01-19" } } });
      // A second click sends the same form.
      expect(await confirm()).toEqual(file);
      expect((await bookedBy(order.number)).length).toBe(5);
      await undoOrderState(database(), await targetOf(order.number), NOW);
      expect(await bookedBy(order.number)).toEqual([]);
      await expectSums();
      await save({ booksAt: "placing" });
    });

    const move = async (number: string, newDate: string, change: Partial<Move> = {}) => {
      const order = { number, shipsOn: (await rowOf(number)).ships_on ?? "" };
      const by = { actorId: WORKSHOP.id, shop: MAIL_SHOP, isInvoiced: false };
      return moveShipDate(database(), { order, newDate, reason: "Glass", isCustomers: false, ...by, ...change }, NOW);
    };
    const dateMails = (number: string) =>
      database()
        .db.selectFrom("outbox")
        .select("subject")
        .where("about", "=", number)
        .where("kind", "=", "order-date")
        .execute();

    it("moves with the day of an order, which is refused where it cannot be met, and told to the customer", async () => {
      const { order } = await place(1);
      const { number } = order;
      expect(await move(number, "2026-01-02")).toEqual({ problem: "past" });
      expect(await move(number, "2026-01-25")).toEqual({ problem: "closed" });
      expect(await move(number, "2026-01-14")).toEqual({ problem: "full", earliest: "2026-01-15" });
      const seen = { number, shipsOn: "2026-01-19" };
      expect(await move(number, "2026-01-27", { order: seen })).toBe("changed");
      expect(await dateMails(number)).toEqual([]);
      expect((await bookedBy(number)).at(-1)?.day).toBe("2026-01-13");

      expect(await move(number, "2026-01-27")).toBe("moved");
      expect((await rowOf(number)).ships_on).toBe("2026-01-27");
      expect((await bookedBy(number)).at(-1)?.day).toBe("2026-01-23");
      expect(await dateMails(number)).toEqual([{ subject: expect.stringContaining("January 27") }]);
      // Moved back before the mail was sent: the customer need not know.
      expect(await move(number, "2026-01-20")).toBe("moved");
      expect(await dateMails(number)).toEqual([]);
      await expectSums();
    });

    it("moves with the day that is set with freight and tax, and a promised day stays if none is", async () => {
      const { order } = await place(1);
      const { number } = order;
      await setOrderTerms(database(), await targetOf(number), { ...AGREED, shipsOn: "2026-02-03" }, NOW);
      expect((await bookedBy(number)).at(-1)?.day).toBe("2026-01-30");
      await setOrderState(database(), await targetOf(number), { state: "confirmed", terms: AGREED }, NOW);
      expect((await rowOf(number)).ships_on).toBe("2026-02-03");
      expect((await bookedBy(number)).at(-1)?.day).toBe("2026-01-30");
    });

    it("shows the orders that slip, and plans again those that lost their minutes", async () => {
      const { order } = await place(1);
      const { id } = await rowOf(order.number);
      const slips = async (now: number) => {
        const workshop = await readWorkshop(database().db, now);
        const found = await endangered(database().db, workshop);
        return found.flatMap(([slip, reason]) => (slip.id === id ? [reason] : []));
      };
      expect(await slips(NOW)).toEqual([]);
      expect(await slips(NOW + 4 * DAY_MS)).toEqual([{ kind: "behind" }]);
      expect(await slips(NOW + 20 * DAY_MS)).toEqual([{ kind: "late" }]);
      const absence = { station: 3, firstDay: "2026-01-09", lastDay: "2026-01-09", minutes: 960, reason: "Course" };
      await save({ absences: [absence] });
      expect(await slips(NOW)).toEqual([{ kind: "lost", station: "Sanding", day: "2026-01-09" }]);
      expect(await planAgain(database(), WORKSHOP.id, NOW)).toBeGreaterThan(0);
      expect(await slips(NOW)).toEqual([]);
      expect((await bookedBy(order.number)).map(({ day }) => day)).not.toContain("2026-01-09");
      expect((await rowOf(order.number)).ships_on).toBe("2026-01-20");
      const { revision } = await currentCapacity(database().db);
      expect(await storeCapacity(database(), revision, "undo", WORKSHOP.id, NOW)).toBe("saved");
      expect((await currentCapacity(database().db)).settings.absences).toEqual([]);
      expect(await storeCapacity(database(), revision, "undo", WORKSHOP.id, NOW)).toBe("stale");
    });

    it("says before and after planning again that a date can no longer be met", async () => {
      const { order, link } = await place(1);
      expect(await move(order.number, "2026-01-15")).toBe("moved");
      const { id } = await rowOf(order.number);
      const slips = async () => {
        const workshop = await readWorkshop(database().db, NOW);
        const found = await endangered(database().db, workshop);
        const own = found.filter(([slip]) => slip.id === id);
        return (await slipsOf(database().db, own, NOW)).map(({ reason, earliest, canBeMet }) => [
          reason.kind,
          earliest,
          canBeMet,
        ]);
      };
      expect(await slips()).toEqual([]);
      const away = { station: 3, firstDay: "2026-01-09", lastDay: "2026-01-12", minutes: 960, reason: "Course" };
      await save({ absences: [away] });
      expect(await slips()).toEqual([["lost", "2026-01-19", false]]);
      await planAgain(database(), WORKSHOP.id, NOW);
      expect(await slips()).toEqual([["tight", "2026-01-19", false]]);
      expect(await move(order.number, "2026-01-19")).toBe("moved");
      expect(await slips()).toEqual([]);
      await save({ absences: [] });
      await cancelOrder(database(), link, MAIL_SHOP, NOW);
    });

    it("shows the orders that are promised for a day that closes", async () => {
      const { order, link } = await place(1);
      const { ships_on: day } = await rowOf(order.number);
      const close = async (closures: readonly Closure[]) => {
        const { revision, facts } = await currentFacts(database().db);
        await saveFacts(database(), { revision, facts: { ...facts, closures } }, WORKSHOP.id, NOW);
      };
      await close([{ firstDay: "2026-01-17", lastDay: "2026-01-25", reason: "Inventory" }]);
      const workshop = await readWorkshop(database().db, NOW);
      const found = await endangered(database().db, workshop);
      const own = found.filter(([slip]) => slip.number === order.number);
      expect(own.map(([slip, reason]) => [slip.shipsOn, reason.kind])).toEqual([[day, "closed"]]);
      expect(await slipsOf(database().db, own, NOW)).toMatchObject([{ canBeMet: false }]);
      await close([]);
      await cancelOrder(database(), link, MAIL_SHOP, NOW);
    });

    it("gives the share of orders that shipped by the day that the customer was promised", async () => {
      const shipped = async (at: number, moved: boolean | null) => {
        const { order } = await place(1);
        if (moved !== null) await move(order.number, "2026-01-29", { isCustomers: moved });
        await putOrder(database(), order.number, ["confirmed", "in-production", "shipped"], at);
      };
      const before = await readOnTime(database().db, ZONE, NOW + 30 * DAY_MS);
      await shipped(NOW + 14 * DAY_MS, null);
      await shipped(NOW + 23 * DAY_MS, null);
      await shipped(NOW + 23 * DAY_MS, false);
      await shipped(NOW + 23 * DAY_MS, true);
      const after = await readOnTime(database().db, ZONE, NOW + 30 * DAY_MS);
      expect([after.shipped - before.shipped, after.onTime - before.onTime]).toEqual([4, 2]);
      expect((await readOnTime(database().db, ZONE, NOW + 120 * DAY_MS)).shipped).toBe(0);
    });
  });
}
