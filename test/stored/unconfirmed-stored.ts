import { afterEach, beforeAll, expect, it } from "vitest";
import { DAY_MS } from "~/base/time/time";
import { bookingsOf, heldByStrangers } from "~/house/capacity/bookings.server";
import { type CapacitySettings, FIRST_CAPACITY } from "~/house/capacity/capacity";
import { currentCapacity, storeCapacity } from "~/house/capacity/capacity-settings.server";
import { earliestFor, piecesOfLine } from "~/house/capacity/order-plan.server";
import type { OrderLine } from "~/ordering/orders/order";
import { setOrderState } from "~/ordering/orders/stored/file-changes.server";
import { cancelOrder } from "~/ordering/orders/stored/linked-orders.server";
import { findOrderFile } from "~/ordering/orders/stored/order-file.server";
import { rowOfNumber } from "~/ordering/orders/stored/orders.server";
import { MAIL_SHOP } from "../support/mail-shop";
import { DEALER, rememberPeople } from "../support/order-actions";
import { AGREED, aDoor, anOrderRequest } from "../support/order-builders";
import { aSoldLine, placeIn, WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

/** A Monday morning, and the next day. */
const NOW = Date.UTC(2026, 10, 30, 18);

/** What orders may hold until they are confirmed: nobody's date moves because a stranger orders much. */
export const describeUnconfirmed = (engine: string, open: OpenDatabase) =>
  describeStored(`orders that are not confirmed, ${engine}`, open, ({ database }) => {
    let line: OrderLine;
    let links: string[] = [];
    beforeAll(async () => {
      await rememberPeople(database());
      line = await aSoldLine(database());
    });
    afterEach(async () => {
      for (const link of links) await cancelOrder(database(), link, MAIL_SHOP, NOW);
      links = [];
    });

    const doors = (quantity: number): OrderLine => ({ ...line, doors: [aDoor({ quantity })] });
    const place = async (lines: readonly OrderLine[], customerId: string | null = null) => {
      const placed = await placeIn(database(), anOrderRequest(lines), { now: NOW, customerId });
      links.push(placed.link);
      return placed.order;
    };
    const dateOf = async (quantity: number, now = NOW) =>
      (await earliestFor(database().db, [piecesOfLine(doors(quantity))], now)).shipsOn;
    const rowOf = async (number: string) => {
      const row = await rowOfNumber(database().db, number);
      if (!row) throw new Error(`no order ${number}`);
      return row;
    };
    const heldBy = async (number: string) => {
      const held = new Map<number, number>();
      for (const { station, minutes } of await bookingsOf(database().db, (await rowOf(number)).id)) {
        held.set(station, (held.get(station) ?? 0) + minutes);
      }
      return held;
    };
    const dayOf = (percent: number, days = 1) =>
      new Map(FIRST_CAPACITY.stations.map(({ id, minutes }) => [id, (minutes * percent * days) / 100]));
    const confirm = async (number: string, now: number) => {
      const { revision } = await rowOf(number);
      const target = { number, revision, actorId: WORKSHOP.id, shop: MAIL_SHOP };
      return setOrderState(database(), target, { state: "confirmed", terms: AGREED }, now);
    };
    const save = async (change: Partial<CapacitySettings>) => {
      const { revision } = await currentCapacity(database().db);
      await storeCapacity(database(), revision, (settings) => ({ ...settings, ...change }), WORKSHOP.id, NOW);
    };

    it("move no honest order's date, however much one guest orders", async () => {
      const honest = await dateOf(1);
      expect(honest).toBe("2026-12-15");
      const big = await place([doors(250), doors(250), doors(250), doors(250)]);
      expect(big.terms.shipsOn && big.terms.shipsOn > "2027-01-10").toBe(true);
      expect(await dateOf(1)).toBe(honest);
      expect(await heldBy(big.number)).toEqual(dayOf(20));
    });

    it("move no honest order's date, however many guests order much", async () => {
      const honest = await dateOf(1);
      for (const quantity of [2500, 4000, 3000, 3500, 2500, 4000, 2500, 2500, 4000, 2500]) {
        await place(Array.from({ length: 4 }, () => doors(quantity / 4)));
      }
      expect(await dateOf(1)).toBe(honest);
    });

    it("of guests hold at most the owner's days together, and of a known account nothing counts among them", async () => {
      await save({ unconfirmedPercent: 100, strangerDays: 3 });
      for (let count = 0; count < 5; count += 1) await place([doors(600)]);
      expect(await heldByStrangers(database().db, "2026-11-30")).toEqual(dayOf(100, 3));
      const last = await place([doors(1)]);
      expect(await heldBy(last.number)).toEqual(new Map());
      expect(last.isEstimate).toBe(true);
      const known = await place([doors(600)], DEALER.id);
      expect(await heldBy(known.number)).toEqual(dayOf(100));
      await save({ unconfirmedPercent: 20, strangerDays: 5 });
    });

    it("book their whole minutes when they are confirmed, and keep their date if it can be met", async () => {
      const usual = await place([doors(10)]);
      expect(usual.isEstimate).toBeUndefined();
      const big = await place([doors(400)]);
      expect(big.isEstimate).toBe(true);
      const file = await confirm(big.number, NOW + DAY_MS);
      expect(file).toMatchObject({ order: { state: "confirmed", terms: { shipsOn: big.terms.shipsOn } } });
      expect((await findOrderFile(database().db, big.number))?.order.isEstimate).toBeUndefined();
      const needed = (await heldBy(usual.number)).get(1) ?? 0;
      expect((await heldBy(big.number)).get(1)).toBeGreaterThan(39 * needed);
    });

    it("ship later if the workshop was booked before they are confirmed, and the customer is told both dates", async () => {
      const first = await place([doors(500)]);
      const second = await place([doors(500)]);
      const told = second.terms.shipsOn ?? "";
      await confirm(first.number, NOW + DAY_MS);
      const file = await confirm(second.number, NOW + DAY_MS);
      const { ships_on } = await rowOf(second.number);
      expect(ships_on && ships_on > told).toBe(true);
      expect(file).toMatchObject({ order: { terms: { shipsOn: ships_on } } });
      const mails = await database()
        .db.selectFrom("outbox")
        .select("text")
        .where("about", "=", second.number)
        .where("kind", "=", "order-date")
        .execute();
      expect(mails).toEqual([{ text: expect.stringMatching(/now ships by .+ 202[67]\. Before, it was .+\./) }]);
    });
  });
