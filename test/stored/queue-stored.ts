import { beforeAll, expect, it } from "vitest";
import { DAY_MS } from "~/base/time/time";
import { bookingsOf, workPartsOf } from "~/house/capacity/bookings.server";
import { FIRST_CAPACITY } from "~/house/capacity/capacity";
import { currentCapacity, storeCapacity } from "~/house/capacity/capacity-settings.server";
import { bookingAgain } from "~/house/capacity/follow-order.server";
import { bookOrder } from "~/house/capacity/order-booking.server";
import { outlookOf } from "~/house/capacity/order-plan.server";
import { checkChange, planAgain, readOutlook } from "~/office/schedule/outlook.server";
import { readQueue, tickJob } from "~/office/schedule/queue.server";
import { readSlips } from "~/office/schedule/slips.server";
import { approveProof } from "~/ordering/orders/stored/linked-orders.server";
import { rowOfId, rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { MAIL_SHOP } from "../support/mail-shop";
import { placeOrderWithActions, rememberPeople } from "../support/order-actions";
import { WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const FREE = { freightCents: 0, taxCents: 0, shipsOn: null };

/** What stations have to do day by day, what is done, and why an order slips. */
export function describeQueue(engine: string, open: OpenDatabase): void {
  describeStored(`the queue of a station, ${engine}`, open, ({ database, now, pass }) => {
    beforeAll(() => rememberPeople(database()));
    const rowOf = async (number: string) => {
      const row = await rowOfNumber(database().db, number);
      if (!row) throw new Error(`no order ${number}`);
      return row;
    };
    const booked = async (number: string) => bookingsOf(database().db, (await rowOf(number)).id);
    const load = () =>
      database()
        .db.selectFrom("station_day")
        .select(["station", "day", "minutes", "ahead_minutes"])
        .where("minutes", ">", 0)
        .orderBy("station")
        .orderBy("day")
        .execute();
    const tick = (number: string, isDone: boolean, station = "1") =>
      tickJob(database(), station, { number, isDone }, WORKSHOP.id, now());
    const confirmed = async () => {
      const placed = await placeOrderWithActions({ database, now });
      await placed.put("confirmed", 0, FREE);
      return placed;
    };

    it("lists the work of a day, which a tick ends and taking it back plans as before", async () => {
      const { number } = await confirmed();
      const before = { booked: await booked(number), load: await load() };
      const day = before.booked.find(({ station }) => station === 1)?.day ?? "";
      const queue = async () => (await readQueue(database().db, "cutting", day, now()))?.jobs;
      const jobs = await queue();
      expect(jobs).toMatchObject([{ number, isDone: false }]);
      expect([await tick(number, true), await tick(number, true)]).toEqual(["saved", "saved"]);
      expect(await queue()).toEqual(jobs?.map((job) => ({ ...job, isDone: true })));
      expect(await booked(number)).toEqual(before.booked.filter(({ station }) => station !== 1));
      expect((await load()).filter(({ station }) => station === 1)).toEqual([]);
      const kept = await database().db.selectFrom("done_work").select(["done_by", "done_at"]).execute();
      expect(kept).toEqual([{ done_by: WORKSHOP.id, done_at: now() }]);

      expect([await tick(number, false), await tick(number, false)]).toEqual(["saved", "saved"]);
      expect([await booked(number), await load()]).toEqual([before.booked, before.load]);
      expect(await queue()).toEqual(jobs);
      expect([await tick("TS-999999", true), await tick(number, true, "99")]).toEqual(["unknown", "unknown"]);
    });

    it("plans an order again without the work that is done", async () => {
      const { number, put, file, undo } = await confirmed();
      await tick(number, true);
      await put("cancelled", (await file()).revision);
      expect(await tick(number, false)).toBe("changed");
      await undo((await file()).revision);
      const stations = new Set((await booked(number)).map(({ station }) => station));
      expect([...stations].sort()).toEqual([2, 3, 4, 5]);
      const parts = await workPartsOf(database().db, (await rowOf(number)).id);
      expect(parts.filter(({ isDone }) => isDone).map(({ station }) => station)).toEqual([1]);
      const { booked_from } = await rowOf(number);
      expect(booked_from).toBe((await booked(number))[0]?.day);
    });

    it("says of an order that should have begun what it waits for, and nothing of one in time", async () => {
      const { number, link } = await confirmed();
      expect((await readOutlook(database().db, number, now()))?.slip).toBeNull();
      pass(9 * DAY_MS);
      const held = async () => (await readOutlook(database().db, number, now()))?.slip?.holds;
      expect(await held()).toEqual(["not paid", "drawings not approved"]);
      await approveProof(database(), link, MAIL_SHOP, now());
      expect(await held()).toEqual(["not paid"]);
    });

    it("says the station, the day and the orders that are in the way of one that cannot ship in time", async () => {
      const [first, last] = [await confirmed(), await confirmed()];
      for (const one of [first, last]) {
        await approveProof(database(), one.link, MAIL_SHOP, now());
        await one.put("in-production", (await one.file()).revision);
      }
      const rows = [await rowOf(first.number), await rowOf(last.number)];
      const [, row] = rows;
      const earliest =
        row && (await outlookOf(database().db, row, await bookingAgain(database().db, row, now()))).earliest;
      // Both are promised for the first day on which each could ship alone.
      await database().transaction(async (trx) => {
        for (const one of rows) {
          await trx.updateTable("customer_order").set({ ships_on: earliest }).where("id", "=", one.id).execute();
          const tight = { ...one, ships_on: earliest ?? null };
          await bookOrder(trx, tight, await bookingAgain(trx, tight, now()));
        }
      });
      const own = (await booked(last.number)).find(({ station }) => station === 4);
      const minutes = own?.minutes ?? 0;
      const { revision } = await currentCapacity(database().db);
      const stations = FIRST_CAPACITY.stations.map((one) => (one.id === 4 ? { ...one, minutes } : one));
      const few = { ...FIRST_CAPACITY, stations, heldBack: 0 };
      await storeCapacity(database(), revision, () => few, WORKSHOP.id, now());
      const why = async () => (await readOutlook(database().db, last.number, now()))?.slip;
      expect(await why()).toMatchObject({ reason: { kind: "lost", station: "Finishing", day: own?.day } });
      const slip = await why();
      expect(slip?.canBeMet).toBe(false);
      expect(slip?.full).toMatchObject({
        station: "Finishing",
        day: own?.day,
        orders: [{ number: first.number, minutes }],
      });
      await planAgain(database(), WORKSHOP.id, now());
      const { found } = await readSlips(database().db, now());
      expect(found.map(([{ number }]) => number)).toContain(last.number);
    });

    it("says before a change is saved which orders it would delay, and until when", async () => {
      const { settings } = await currentCapacity(database().db);
      const { id, ships_on } = await rowOf((await confirmed()).number);
      const days = (await bookingsOf(database().db, id)).filter(({ station }) => station === 1).map(({ day }) => day);
      const number = (await rowOfId(database().db, id))?.number ?? "";
      const absence = { station: 1, firstDay: days[0] ?? "", lastDay: days.at(-1) ?? "", minutes: 960, reason: "" };
      const away = await checkChange(database().db, { settings: { ...settings, absences: [absence] } }, now());
      expect(away.orders.find((one) => one.number === number)).toMatchObject({ shipsOn: ships_on });
      const none = await checkChange(database().db, { settings }, now());
      expect(none).toEqual({ orders: [], more: 0 });
      const closed = [{ firstDay: ships_on ?? "", lastDay: ships_on ?? "", reason: "Inventory" }];
      const shut = await checkChange(database().db, { closures: closed }, now());
      expect(shut.orders.map((one) => one.number)).toContain(number);
      const own = shut.orders.find((one) => one.number === number);
      expect(own?.isLate).toBe(true);
      expect((own?.earliest ?? "") > (ships_on ?? "")).toBe(true);
    });
  });
}
