import { beforeAll, beforeEach, expect, it } from "vitest";
import { DAY_MS } from "~/base/time/time";
import { currentSettings, saveSettings } from "~/house/settings/settings.server";
import type { OrderLine } from "~/ordering/orders/order";
import { linesCents } from "~/ordering/orders/order-price";
import type { Customer } from "~/ordering/orders/stored/order-placing.server";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import { isQuoteNumber, MAX_QUOTES, QUOTE_DAYS, type Quote } from "~/ordering/quotes/quote";
import { makeQuote, type RequestedQuote } from "~/ordering/quotes/quote-making.server";
import { orderQuote, type QuoteOrder } from "~/ordering/quotes/quote-ordering.server";
import { allQuotes, findQuote, listQuotes, QUOTES_PER_PAGE, removeQuote } from "~/ordering/quotes/quotes.server";
import { aDoor, aKey, anOrderRequest } from "../support/order-builders";
import { someSettings } from "../support/shop-settings";
import { aSoldLine, placingIn, WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

export function describeQuotes(engine: string, open: OpenDatabase): void {
  describeStored(`quotes, ${engine}`, open, ({ database, now, pass }) => {
    let line: OrderLine;
    let [ann, bob] = [] as unknown as [Customer, Customer];
    beforeAll(async () => {
      line = await aSoldLine(database());
    });
    beforeEach(() => {
      [ann, bob] = [
        { id: `ann-${aKey()}`, pricedTier: null },
        { id: `bob-${aKey()}`, pricedTier: null },
      ];
    });

    const asked = (change: Partial<RequestedQuote> = {}): RequestedQuote => {
      const lines = change.lines ?? [line];
      return { key: aKey(), jobName: "Miller kitchen", lines, shownCents: linesCents(lines), ...change };
    };
    const ask = async (quote = asked(), customer = ann) => {
      const { products, prefix } = await placingIn(database(), { now: now() });
      const making = { customer, products, prefix, timeZone: "America/Los_Angeles", otherKey: aKey() };
      return makeQuote(database(), quote, making, now());
    };
    const make = async (...of: Parameters<typeof ask>): Promise<Quote> => {
      const made = await ask(...of);
      const quote = made.outcome === "made" ? await findQuote(database().db, (of[1] ?? ann).id, made.number) : null;
      if (!quote) throw new Error(`not made: ${made.outcome}`);
      return quote;
    };
    const orderOf = ({ number, totalCents }: Quote, change: Partial<QuoteOrder> = {}): QuoteOrder => {
      const { lines, totalCents: _listCents, ...order } = anOrderRequest([line]);
      return { ...order, shownCents: totalCents, quote: number, ...change };
    };
    const order = async (sent: QuoteOrder, customer = ann) => {
      const placing = await placingIn(database(), { now: now(), customer });
      return orderQuote(database(), sent, { ...placing, customer }, now());
    };
    const placed = async (sent: QuoteOrder) => {
      const outcome = await order(sent);
      const found = outcome.outcome === "placed" ? await findOrderByLink(database().db, outcome.link) : null;
      if (!found) throw new Error(`not placed: ${outcome.outcome}`);
      return found.order;
    };
    const list = (before: string | null = null, customer = ann) => listQuotes(database().db, customer.id, before);
    const saved = async (change: Parameters<typeof someSettings>[0]) => {
      const { revision } = await currentSettings(database().db);
      const settings = someSettings(change);
      await saveSettings(database(), { revision, settings }, WORKSHOP.id, now());
      return settings;
    };

    it("hold what was sent, with a number, the price rules that applied, and their last day", async () => {
      const { key, shownCents, ...sent } = asked();
      const quote = await make({ key, shownCents, ...sent });
      expect(quote).toMatchObject({ ...sent, totalCents: shownCents, orderedAs: null });
      expect(quote.pricing.lines.map(({ cents }) => cents)).toEqual([shownCents]);
      expect(isQuoteNumber(quote.number)).toBe(true);
      const days = (Date.parse(quote.validUntil) - Date.parse(quote.madeAt)) / DAY_MS;
      expect(days).toBeGreaterThan(QUOTE_DAYS);
      expect(days).toBeLessThan(QUOTE_DAYS + 1.1);
      const { lines, pricing, ...summary } = quote;
      expect(await list()).toEqual({ quotes: [{ ...summary, count: 1 }], olderThan: null });
      expect(await allQuotes(database().db, ann.id)).toEqual([quote]);
    });

    it("are made once for each key, however often it is sent, and under another key for other content", async () => {
      const request = asked();
      const made = await Promise.all(Array.from({ length: 10 }, () => make(request)));
      expect(new Set(made.map(({ number }) => number)).size).toBe(1);
      expect((await make({ ...request, jobName: "Another" })).number).not.toBe(made[0]?.number);
      expect((await list()).quotes).toHaveLength(2);
      expect((await make(request, bob)).number).not.toBe(made[0]?.number);
    });

    it("are priced at today's price, and say whether the customer saw that price", async () => {
      expect(await ask(asked({ shownCents: 1 }))).toMatchObject({ outcome: "made", isAsShown: false });
      expect(await ask()).toMatchObject({ outcome: "made", isAsShown: true });
      const cheap = { ...line, pricePerSqFt: line.pricePerSqFt - 1 };
      const quote = await make(asked({ lines: [cheap] }));
      expect(quote).toMatchObject({ lines: [line], totalCents: linesCents([line]) });
    });

    it("are not made for a style that is gone, or for a door that cannot be made", async () => {
      const title = line.productTitle;
      const of = (change: Partial<OrderLine>) => ask(asked({ lines: [{ ...line, ...change }] }));
      const gone = await of({ productId: "no-such-style" });
      expect(gone).toEqual({ outcome: "unorderable", lines: [{ title, kind: "gone" }] });
      const nowhere = await of({ doors: [aDoor({ location: " " })] });
      expect(nowhere).toEqual({ outcome: "unorderable", lines: [{ title, kind: "unmakeable" }] });
      expect((await list()).quotes).toEqual([]);
    });

    it("are ordered once, even from twenty tabs, at the price that the customer saw", async () => {
      const quote = await make();
      for (const shownCents of [quote.totalCents - 1, 0, null]) {
        expect(await order(orderOf(quote, { shownCents }))).toMatchObject({
          outcome: "changed",
          price: { totalCents: quote.totalCents },
        });
      }
      const tabs = await Promise.all(Array.from({ length: 20 }, () => order(orderOf(quote))));
      const links = tabs.flatMap((tab) => (tab.outcome === "placed" ? [tab.link] : []));
      expect(links).toHaveLength(1);
      expect(tabs.filter(({ outcome }) => outcome === "over")).toHaveLength(19);
      const found = await findOrderByLink(database().db, links[0] ?? "");
      expect(found?.order).toMatchObject({ quote: quote.number, lines: quote.lines, totalCents: quote.totalCents });
      expect((await findQuote(database().db, ann.id, quote.number))?.orderedAs).toBe(found?.order.number);
      expect((await list()).quotes[0]?.orderedAs).toBe(found?.order.number);
    });

    it("stay ordered when the order is sent again, and the order stays when the quote is removed", async () => {
      const quote = await make();
      const sent = orderOf(quote);
      const first = await order(sent);
      expect(first.outcome).toBe("placed");
      expect(await order(sent)).toEqual(first);
      await removeQuote(database(), ann.id, quote.number);
      expect(await order(sent)).toEqual(first);
      expect(await order(orderOf(quote))).toEqual({ outcome: "unknown" });
      expect(await order({ ...sent, wishes: "Others" })).toEqual({ outcome: "other-order" });
    });

    it("are visible to their owner only, and other people's look like unknown ones", async () => {
      const quote = await make();
      const unknown = `${quote.number}9999`;
      for (const number of [quote.number, unknown, "x", "ABCDEQ-1", `${quote.number}\0`]) {
        expect(await findQuote(database().db, bob.id, number)).toBeNull();
        expect(await order(orderOf({ ...quote, number }), bob)).toEqual({ outcome: "unknown" });
        expect((await list(number, bob)).quotes).toEqual([]);
      }
      await removeQuote(database(), bob.id, quote.number);
      expect(await findQuote(database().db, ann.id, quote.number)).toEqual(quote);
    });

    it("are gone once removed, and their number is never reused", async () => {
      const { number } = await make();
      await removeQuote(database(), ann.id, number);
      await removeQuote(database(), ann.id, number);
      expect(await findQuote(database().db, ann.id, number)).toBeNull();
      expect((await make()).number).not.toBe(number);
    });

    it("are listed in pages, newest first, up to the limit of an account", async () => {
      const numbers: string[] = [];
      for (let count = 0; count < MAX_QUOTES; count += 1) numbers.push((await make()).number);
      expect(await ask()).toEqual({ outcome: "full" });
      const first = await list();
      expect(first.quotes.map(({ number }) => number)).toEqual(numbers.toReversed().slice(0, QUOTES_PER_PAGE));
      const second = await list(first.olderThan);
      expect(second.quotes[0]?.number).toBe(numbers.at(-1 - QUOTES_PER_PAGE));
      expect((await list(numbers[0])).olderThan).toBeNull();
      expect(await list("no number\0")).toEqual(first);
    });

    it("hold the price and the minimum of their day, but a lower current price applies", async () => {
      const dealer = { ...ann, pricedTier: "dealer" as const };
      const usual = await make();
      await saved({ discounts: { ...someSettings().discounts, dealer: 100 }, quoteDays: 7 });
      const less = linesCents([line], { discount: 100, leastSquareInches: 0 });
      const held = await make(asked(), dealer);
      expect(held).toMatchObject({ totalCents: less, pricing: { discount: 100 } });
      expect((Date.parse(held.validUntil) - Date.parse(held.madeAt)) / DAY_MS).toBeLessThan(8.1);
      await saved({ minimumOrderCents: 10_000_000 });
      expect(await ask()).toMatchObject({ outcome: "below-minimum", minimumCents: 10_000_000 });
      const byQuote = await placed(orderOf(held));
      expect(byQuote).toMatchObject({ totalCents: less, pricing: { discount: 100 } });
      await saved({ discounts: { ...someSettings().discounts, dealer: 100 } });
      const changed = await order(orderOf(usual), dealer);
      expect(changed).toMatchObject({ outcome: "changed", price: { price: "today", totalCents: less } });
      const paid = await order(orderOf(usual, { shownCents: less }), dealer);
      expect(paid.outcome).toBe("placed");
    });

    it("are valid until exactly the end of their last day", async () => {
      const [early, late] = [await make(), await make()];
      pass(Date.parse(early.validUntil) - now() - 1);
      expect((await placed(orderOf(early))).quote).toBe(early.number);
      pass(1);
      expect(await order(orderOf(late))).toEqual({ outcome: "over" });
      expect((await findQuote(database().db, ann.id, late.number))?.orderedAs).toBeNull();
    });

    it("are made again under another key once they are over", async () => {
      const request = asked();
      const first = await make(request);
      await placed(orderOf(first));
      const second = await make(request);
      expect(second.number).not.toBe(first.number);
      expect(second.orderedAs).toBeNull();
    });
  });
}
