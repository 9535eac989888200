import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "~/base/database/database.server";
import { bookingsOf, minutesOn, rushPart, usualPart } from "~/house/capacity/bookings.server";
import { type CapacitySettings, FIRST_CAPACITY } from "~/house/capacity/capacity";
import { currentCapacity, storeCapacity } from "~/house/capacity/capacity-settings.server";
import { earliestFor, piecesOfLine, rushOffer } from "~/house/capacity/order-plan.server";
import { pricedRush, rushCents, type SeenRush } from "~/house/capacity/rush";
import { currentRevision } from "~/house/invoices/invoice";
import { slipsOf } from "~/office/schedule/outlook.server";
import { openOrders } from "~/office/schedule/slips.server";
import type { OrderLine } from "~/ordering/orders/order";
import { linesCents } from "~/ordering/orders/order-price";
import { orderSum } from "~/ordering/orders/order-sum";
import { cancelOrder } from "~/ordering/orders/stored/linked-orders.server";
import { invoiceTable } from "~/ordering/orders/stored/money-files.server";
import { placeOrder } from "~/ordering/orders/stored/order-placing.server";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import type { Quote } from "~/ordering/quotes/quote";
import { makeQuote } from "~/ordering/quotes/quote-making.server";
import { orderQuote } from "~/ordering/quotes/quote-ordering.server";
import { findQuote } from "~/ordering/quotes/quotes.server";
import type { Product } from "~/trade/catalog/product";
import { changesOf } from "../support/changed-orders";
import { MAIL_SHOP } from "../support/mail-shop";
import { rememberPeople } from "../support/order-actions";
import { aDoor, aKey, anOrderRequest } from "../support/order-builders";
import { aSoldLine, placeIn, placingIn, putOrder, soldIn, WORKSHOP } from "../support/stored-orders";

/** A Monday morning. */
const NOW = Date.UTC(2026, 0, 5, 18);

const RUSH = { isSold: true, percent: 25, leastCents: 5000, heldBack: 10 };
const SETTINGS: CapacitySettings = { ...FIRST_CAPACITY, rush: RUSH };

/**
 * Tests rush: an earlier date for a price.
 *
 * @param open opens the same database several times, as several processes do
 */
export function describeRush(engine: string, open: (times: number) => Promise<readonly Database[]>): void {
  describe(`rush, ${engine}`, () => {
    let databases: readonly Database[];
    let line: OrderLine;
    const database = () => databases[0] as Database;
    const save = async (change: Partial<CapacitySettings>) => {
      const { revision } = await currentCapacity(database().db);
      return storeCapacity(database(), revision, (settings) => ({ ...settings, ...change }), WORKSHOP.id, NOW);
    };

    beforeAll(async () => {
      databases = await open(4);
      await rememberPeople(database());
      line = await aSoldLine(database());
      await save({ rush: RUSH });
    });
    afterAll(async () => {
      for (const one of databases ?? []) await one.close();
    });

    const doors = (quantity: number): OrderLine => ({ ...line, doors: [aDoor({ quantity })] });
    const offered = async (lines: readonly OrderLine[]): Promise<SeenRush | null> => {
      const offer = await rushOffer(database().db, lines.map(piecesOfLine), NOW);
      return offer && pricedRush(offer, linesCents(lines));
    };
    const send = async (lines: readonly OrderLine[], rush: SeenRush | null, at = database()) => {
      const { totalCents: shownCents, ...order } = anOrderRequest(lines);
      return placeOrder(at, { ...order, shownCents, rush }, await placingIn(at, { now: NOW }), NOW);
    };
    /** Places an order with rush, as a customer who agrees to what has changed. */
    async function buy(quantity: number, at = database()) {
      let rush = await offered([doors(quantity)]);
      for (;;) {
        const outcome = await send([doors(quantity)], rush, at);
        if (outcome.outcome === "placed") {
          const found = await findOrderByLink(at.db, outcome.link);
          if (!found || !rush) throw new Error("there is no order with rush");
          return {
            link: outcome.link,
            order: found.order,
            rush,
            changes: changesOf(database, found.order.number, () => NOW),
          };
        }
        const [change] = outcome.outcome === "changed" ? outcome.changes : [];
        if (change?.kind !== "rush" || !change.now) throw new Error(`not placed: ${outcome.outcome}`);
        rush = change.now;
      }
    }
    const customer = { id: "ann-by-quote", pricedTier: null };
    async function quoted(quantity: number, at = database()) {
      const lines = [doors(quantity)];
      const { products, prefix } = await placingIn(at, { now: NOW });
      const asked = { key: aKey(), jobName: "", lines, shownCents: linesCents(lines) };
      const making = { customer, products, prefix, timeZone: "America/Los_Angeles", otherKey: aKey() };
      const made = await makeQuote(at, asked, making, NOW);
      const quote = made.outcome === "made" ? await findQuote(at.db, customer.id, made.number) : null;
      if (!quote) throw new Error(`not made: ${made.outcome}`);
      return quote;
    }
    const sendQuote = async (
      { number, totalCents }: Quote,
      rush: SeenRush | null,
      at = database(),
      products?: readonly Product[],
    ) => {
      const { lines, totalCents: _list, ...order } = anOrderRequest([line]);
      const placing = await placingIn(at, { now: NOW, customer, ...(products && { products }) });
      return orderQuote(at, { ...order, shownCents: totalCents, quote: number, rush }, { ...placing, customer }, NOW);
    };
    /** Orders a quote with rush, as a customer who agrees to what has changed. */
    async function buyQuote(quantity: number, at = database(), products?: readonly Product[]) {
      const quote = await quoted(quantity, at);
      let rush = await offered(quote.lines);
      for (;;) {
        const outcome = await sendQuote(quote, rush, at, products);
        if (outcome.outcome === "placed") {
          const found = await findOrderByLink(at.db, outcome.link);
          if (!found || !rush) throw new Error("there is no order with rush");
          return { link: outcome.link, order: found.order, rush, quote };
        }
        if (outcome.outcome !== "changed" || !outcome.rush?.now) throw new Error(`not placed: ${outcome.outcome}`);
        rush = outcome.rush.now;
      }
    }
    const bookedDays = async () =>
      database()
        .db.selectFrom("station_day")
        .select(["station", "day", "minutes"])
        .where("minutes", ">", 0)
        .orderBy("station")
        .orderBy("day")
        .execute();
    const orders = async () => (await database().db.selectFrom("customer_order").select("id").execute()).length;

    it("gives an order the date and the price that were seen, on its invoice and in its mail as well", async () => {
      const usual = await earliestFor(database().db, [piecesOfLine(doors(1))], NOW);
      const { order, link, rush, changes } = await buy(1);
      expect(rush.shipsOn < (usual.shipsOn ?? "")).toBe(true);
      expect(rush.cents).toBe(rushCents(RUSH, order.totalCents));
      expect(order).toMatchObject({ rushCents: rush.cents, terms: { shipsOn: rush.shipsOn } });
      expect(orderSum(order).totalCents).toBe(order.totalCents + rush.cents);
      const mails = database().db.selectFrom("outbox").select("text").where("about", "=", order.number);
      const texts = (await mails.execute()).map(({ text }) => text);
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => !text.includes("Rush:"))).toEqual([]);
      await putOrder(database(), order.number, ["confirmed"], NOW);
      const invoice = (await findOrderByLink(database().db, link))?.order.invoice;
      expect(invoice && currentRevision(invoice)).toMatchObject({
        sums: { listCents: order.totalCents, rushCents: rush.cents },
        totalCents: order.totalCents + rush.cents,
      });
      const [head = [], ...rows] = await invoiceTable(database().db, { from: "2026-01-01", to: "2026-12-31" });
      const cell = (name: string) => rows.find((cells) => cells.includes(order.number))?.[head.indexOf(name)];
      expect(Math.round(Number(cell("Rush")) * 100)).toBe(rush.cents);
      expect(Math.round(Number(cell("Pieces")) * 100)).toBe(order.totalCents);
      expect((await bookingsOf(database().db, (await changes.row()).id)).length).toBe(5);
      await putOrder(database(), order.number, ["cancelled"], NOW);
      expect(await bookedDays()).toEqual([]);
    });

    it("stores nothing if price or date were not those of today, or rush is not sold, and says what is", async () => {
      const before = await orders();
      const now = await offered([doors(3)]);
      if (!now) throw new Error("rush is not offered");
      for (const forged of [
        { ...now, cents: 1 },
        { ...now, shipsOn: "2026-01-06" },
      ]) {
        expect(await send([doors(3)], forged)).toMatchObject({
          outcome: "changed",
          lines: [doors(3)],
          changes: [{ kind: "rush", before: forged, now }],
        });
      }
      await save({ rush: { ...RUSH, isSold: false } });
      expect(await offered([doors(3)])).toBeNull();
      expect(await send([doors(3)], now)).toMatchObject({ outcome: "changed", changes: [{ before: now, now: null }] });
      expect(await orders()).toBe(before);
      await save({ rush: RUSH });
    });

    it("is booked at once even if other orders are booked when they are confirmed", async () => {
      await save({ booksAt: "confirming" });
      const { order, link, rush } = await buy(2);
      expect(order.terms.shipsOn).toBe(rush.shipsOn);
      expect((await bookedDays()).length).toBe(5);
      await cancelOrder(database(), link, MAIL_SHOP, NOW);
      expect(await bookedDays()).toEqual([]);
      await save({ booksAt: "placing" });
    });

    it("is priced again with the pieces at the rate that it was sold at", async () => {
      const { changes, link, rush } = await buy(2);
      await save({ rush: { ...RUSH, isSold: false, percent: 90 } });
      expect(await changes.change([doors(40)])).toEqual({ outcome: "saved" });
      const after = await changes.order();
      expect(after.rushCents).toBe(rushCents(RUSH, after.totalCents));
      expect(after.rushCents).toBeGreaterThan(rush.cents);
      await cancelOrder(database(), link, MAIL_SHOP, NOW);
      expect(await bookedDays()).toEqual([]);
      await save({ rush: RUSH });
    });

    it("can ship, once it slips, as early as what is held back for it allows", async () => {
      const usualOrder = await placeIn(database(), anOrderRequest([doors(900)]), { now: NOW });
      const usual = (await earliestFor(database().db, [piecesOfLine(doors(2))], NOW)).shipsOn ?? "";
      const { order, link } = await buy(2);
      const open = (await openOrders(database().db, "2026-01-05")).filter(({ number }) => number === order.number);
      const [slip] = await slipsOf(
        database().db,
        open.map((one) => [one, { kind: "behind" }] as const),
        NOW,
      );
      expect(slip).toMatchObject({ number: order.number, canBeMet: true });
      expect((slip?.earliest ?? usual) < usual).toBe(true);
      for (const placed of [link, usualOrder.link]) await cancelOrder(database(), placed, MAIL_SHOP, NOW);
    });

    it("is bought with the order of a quote, at a percentage of the price that the quote holds", async () => {
      const dearer = (await soldIn(database())).map((one) => ({ ...one, priceCents: one.priceCents * 2 }));
      const { order, link, rush, quote } = await buyQuote(9, database(), dearer);
      expect(rush.cents).toBe(rushCents(RUSH, quote.totalCents));
      expect(rush.cents).toBeGreaterThan(RUSH.leastCents);
      expect(order).toMatchObject({
        quote: quote.number,
        totalCents: quote.totalCents,
        rushCents: rush.cents,
        terms: { shipsOn: rush.shipsOn },
      });
      await cancelOrder(database(), link, MAIL_SHOP, NOW);
      expect(await bookedDays()).toEqual([]);
    });

    it("orders no quote whose rush is not that of today, and says what is; without rush it can be ordered", async () => {
      const before = await orders();
      const quote = await quoted(3);
      const now = await offered(quote.lines);
      if (!now) throw new Error("rush is not offered");
      const forged = { ...now, cents: 1 };
      expect(await sendQuote(quote, forged)).toMatchObject({ outcome: "changed", rush: { before: forged, now } });
      await save({ rush: { ...RUSH, isSold: false } });
      expect(await sendQuote(quote, now)).toMatchObject({ outcome: "changed", rush: { before: now, now: null } });
      expect(await orders()).toBe(before);
      const placed = await sendQuote(quote, null);
      if (placed.outcome !== "placed") throw new Error(`not placed: ${placed.outcome}`);
      expect((await findOrderByLink(database().db, placed.link))?.order).not.toHaveProperty("rushCents");
      await cancelOrder(database(), placed.link, MAIL_SHOP, NOW);
      await save({ rush: RUSH });
    });

    it("never books minutes twice for 64 orders at once, half of them of quotes, and takes what is held back for it", async () => {
      await placeIn(database(), anOrderRequest([doors(900)]), { now: NOW });
      const usual = (await earliestFor(database().db, [piecesOfLine(doors(2))], NOW)).shipsOn ?? "";
      const bought = await Promise.all(
        Array.from({ length: 64 }, (_, index) =>
          (index % 2 === 0 ? buy : buyQuote)(2, databases[index % databases.length]),
        ),
      );
      for (const { order } of bought) expect((order.terms.shipsOn ?? "") < usual).toBe(true);
      const bookings = await database()
        .db.selectFrom("booking")
        .select(["station", "day"])
        .select(({ fn }) => fn.sum<number>("minutes").as("minutes"))
        .groupBy(["station", "day"])
        .orderBy("station")
        .orderBy("day")
        .execute();
      const days = await bookedDays();
      expect(days).toEqual(bookings.map((row) => ({ ...row, minutes: Number(row.minutes) })));
      const parts = days.map(({ station: id, day, minutes }) => {
        const station = SETTINGS.stations.find((one) => one.id === id);
        const all = station ? minutesOn(station, SETTINGS, day) : 0;
        expect(minutes).toBeLessThanOrEqual(rushPart(all, SETTINGS));
        return minutes > usualPart(all, SETTINGS);
      });
      expect(parts).toContain(true);
    });
  });
}
