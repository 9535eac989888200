import { expect, it } from "vitest";
import { isOrderNumber, type OrderLine, type OrderRequest } from "~/domain/orders/order";
import { linesCents } from "~/domain/orders/order-price";
import { lineToday } from "~/domain/orders/order-today";
import { isQuoteNumber, MAX_QUOTES, QUOTE_DAYS, type Quote, type QuoteRequest } from "~/domain/quotes/quote";
import type { SignedInClient } from "~/provider/client/client.server";
import { QUOTES_A_PAGE } from "~/provider/contract/quotes.server";
import { aDoor, aKey, anOrderLine, anOrderRequest } from "../support/order-builders";
import type { Abilities, StartHost } from "./host-under-test";
import { FORGED, NOBODY } from "./visitors";
import { describeHost } from "./with-host";

const DAY_MS = 86_400_000;

export function describeQuotes(name: string, start: StartHost, { clock, admin }: Abilities): void {
  describeHost(`quotes, ${name}`, start, ({ host, people, pass }) => {
    /** A signed-in customer, or `null` if the provider makes no quotes, which it may leave out. */
    async function aCustomer(): Promise<SignedInClient | null> {
      const { client, register, signIn, sendRaw } = people();
      const { status } = await sendRaw("GET", "/api/customers/quotes");
      if (status === 404 && !host().backend.traits.quotes) return null;
      expect(status).toBe(401);
      return client.as(await signIn(await register()));
    }

    async function aLine(): Promise<OrderLine> {
      const products = await people().client.listProducts();
      const sold = products.find((product) => lineToday(anOrderLine(product), product) !== null);
      if (!sold) throw new Error("the host sells no style in which a door of 15 1/2 x 30 can be made");
      return anOrderLine(sold);
    }

    async function aRequest(change: Partial<QuoteRequest> = {}): Promise<QuoteRequest> {
      const lines = [await aLine()];
      return { key: aKey(), jobName: "Miller kitchen", lines, totalCents: linesCents(lines), ...change };
    }

    const orderBy = ({ number, lines, totalCents }: Quote, change: Partial<OrderRequest> = {}) =>
      anOrderRequest(lines, { quote: number, totalCents, ...change });

    const rejection = async (what: Promise<unknown>) => what.then(() => null).catch(({ status }) => status as number);

    it("hold what was sent, with a number, the price rules that applied, and their last day", async () => {
      const ann = await aCustomer();
      if (!ann) return;
      const { key, ...sent } = await aRequest();
      const quote = await ann.makeQuote({ key, ...sent });
      expect(quote).toMatchObject({ ...sent, orderedAs: null });
      expect(quote.pricing.lines.map(({ cents }) => cents)).toEqual([sent.totalCents]);
      expect(isQuoteNumber(quote.number)).toBe(true);
      const days = (Date.parse(quote.validUntil) - Date.parse(quote.madeAt)) / DAY_MS;
      expect(days).toBeGreaterThan(QUOTE_DAYS);
      expect(days).toBeLessThan(QUOTE_DAYS + 1.1);
      expect(await ann.findMyQuote(quote.number)).toEqual(quote);
      const { lines, pricing, ...summary } = quote;
      expect((await ann.listMyQuotes()).quotes).toEqual([{ ...summary, count: 1 }]);
    });

    it("are made once for each key, however often it is sent, and refused for other content", async () => {
      const ann = await aCustomer();
      const bob = await aCustomer();
      if (!ann || !bob) return;
      const request = await aRequest();
      const made = await Promise.all(Array.from({ length: 10 }, () => ann.makeQuote(request)));
      expect(new Set(made.map(({ number }) => number)).size).toBe(1);
      expect(await rejection(ann.makeQuote({ ...request, jobName: "Another" }))).toBe(422);
      expect((await bob.makeQuote(request)).number).not.toBe(made[0]?.number);
      expect((await ann.listMyQuotes()).quotes).toHaveLength(1);
    });

    it("are priced by the provider: an outdated price or an impossible door is refused", async () => {
      const ann = await aCustomer();
      if (!ann) return;
      const line = await aLine();
      const of = (changed: OrderLine) => aRequest({ lines: [changed], totalCents: linesCents([changed]) });
      const refused = [
        await aRequest({ totalCents: 1 }),
        await of({ ...line, pricePerSqFt: line.pricePerSqFt - 1 }),
        await of({ ...line, productId: "no-such-style" }),
        await of({ ...line, doors: [aDoor({ location: " " })] }),
      ];
      for (const one of refused) expect(await rejection(ann.makeQuote(one))).toBe(409);
      const broken = [
        await aRequest({ key: "short" }),
        await aRequest({ lines: [] }),
        await aRequest({ totalCents: -1 }),
      ];
      for (const one of broken) expect(await rejection(ann.makeQuote(one))).toBe(400);
      expect((await ann.listMyQuotes()).quotes).toEqual([]);
    });

    it("are ordered once, even from twenty tabs, at their price and unchanged", async () => {
      const ann = await aCustomer();
      if (!ann || !host().backend.traits.orders) return;
      const quote = await ann.makeQuote(await aRequest());
      const [line] = quote.lines;
      if (!line) throw new Error("a quote has lines");
      const tampered = [
        orderBy(quote, { totalCents: quote.totalCents - 1 }),
        orderBy(quote, { totalCents: 0 }),
        orderBy({ ...quote, lines: [{ ...line, pricePerSqFt: 1 }] }),
        orderBy({ ...quote, lines: [{ ...line, doors: [...line.doors, ...line.doors] }] }),
        orderBy({ ...quote, lines: [line, line] }),
        orderBy({ ...quote, lines: [{ ...line, finish: "Plaid" }] }),
      ];
      for (const one of tampered) expect(await rejection(ann.placeOrder(one))).toBe(409);
      const tabs = Array.from({ length: 20 }, () => ann.placeOrder(orderBy(quote)).catch(({ status }) => status));
      const placed = (await Promise.all(tabs)).filter((one) => one !== 409);
      expect(placed).toHaveLength(1);
      const number = placed[0]?.order.number;
      expect(isOrderNumber(number)).toBe(true);
      expect(placed[0]?.order).toMatchObject({ quote: quote.number, totalCents: quote.totalCents });
      expect((await ann.findMyQuote(quote.number))?.orderedAs).toBe(number);
      expect((await ann.listMyQuotes()).quotes[0]?.orderedAs).toBe(number);
      expect((await ann.listMyOrders({ over: false })).orders).toHaveLength(1);
    });

    it("stay ordered when the order is sent again, and the order stays when the quote is removed", async () => {
      const ann = await aCustomer();
      if (!ann || !host().backend.traits.orders) return;
      const quote = await ann.makeQuote(await aRequest());
      const order = orderBy(quote);
      const placed = await ann.placeOrder(order);
      expect(await ann.placeOrder(order)).toEqual(placed);
      await ann.removeQuote(quote.number);
      expect(await ann.findMyOrder(placed.order.number)).toEqual(placed);
      expect(await rejection(ann.placeOrder(orderBy(quote)))).toBe(404);
    });

    it("are visible to their owner only, and other people's look like unknown ones", async () => {
      const [ann, bob] = [await aCustomer(), await aCustomer()];
      if (!ann || !bob) return;
      const quote = await ann.makeQuote(await aRequest());
      const unknown = `${quote.number}9999`;
      for (const number of [quote.number, unknown, "x", "ABCDEQ-1", `${quote.number}\0`]) {
        expect(await bob.findMyQuote(number)).toBeNull();
        expect(await rejection(bob.removeQuote(number))).toBe(404);
      }
      const takes = host().backend.traits.orders;
      for (const number of takes ? [quote.number, unknown] : []) {
        expect(await rejection(bob.placeOrder(orderBy({ ...quote, number })))).toBe(404);
        expect(await rejection(people().client.placeOrder(orderBy({ ...quote, number })))).toBe(404);
      }
      expect((await bob.listMyQuotes(quote.number)).quotes).toEqual([]);
      expect(await ann.findMyQuote(quote.number)).toEqual(quote);
      const request = await aRequest();
      for (const who of [NOBODY, FORGED]) {
        const calls = people().client.as(who);
        expect(await rejection(calls.findMyQuote(quote.number))).toBe(401);
        expect(await rejection(calls.listMyQuotes())).toBe(401);
        expect(await rejection(calls.makeQuote(request))).toBe(401);
        expect(await rejection(calls.removeQuote(quote.number))).toBe(401);
      }
    });

    it("are gone once removed, and their number is never reused", async () => {
      const ann = await aCustomer();
      if (!ann) return;
      const { number } = await ann.makeQuote(await aRequest());
      await ann.removeQuote(number);
      expect(await ann.findMyQuote(number)).toBeNull();
      expect(await rejection(ann.removeQuote(number))).toBe(404);
      expect((await ann.makeQuote(await aRequest())).number).not.toBe(number);
    });

    it("are listed in pages, newest first, up to the limit of an account", async () => {
      const ann = await aCustomer();
      if (!ann) return;
      const request = await aRequest();
      const numbers = [];
      for (let count = 0; count < MAX_QUOTES; count += 1)
        numbers.push((await ann.makeQuote({ ...request, key: aKey() })).number);
      expect(await rejection(ann.makeQuote(await aRequest()))).toBe(507);
      const first = await ann.listMyQuotes();
      expect(first.quotes.map(({ number }) => number)).toEqual(numbers.toReversed().slice(0, QUOTES_A_PAGE));
      const second = await ann.listMyQuotes(first.olderThan ?? "");
      expect(second.quotes[0]?.number).toBe(numbers.at(-1 - QUOTES_A_PAGE));
      expect((await ann.listMyQuotes(numbers[0])).olderThan).toBeNull();
    });

    if (admin) {
      it("hold the price and the minimum of their day, but a lower current price applies", async () => {
        const ann = await aCustomer();
        if (!ann || !host().backend.traits.orders || !host().backend.traits.settings) return;
        const { client, admin: signInAdmin } = people();
        const desk = client.as(await signInAdmin());
        const before = await client.getSettings();
        const { settings } = before;
        const lower = { ...settings, discounts: { ...settings.discounts, trade: 100 }, quoteDays: 7 };
        const cheap = await desk.saveSettings({ ...before, settings: lower });
        const request = await aRequest();
        const less = linesCents(request.lines, { discount: 100, leastSquareInches: settings.leastSquareInches ?? 0 });
        expect(await rejection(ann.makeQuote(request))).toBe(409);
        const held = await ann.makeQuote({ ...request, totalCents: less });
        expect(held).toMatchObject({ totalCents: less, pricing: { discount: 100 } });
        expect((Date.parse(held.validUntil) - Date.parse(held.madeAt)) / DAY_MS).toBeLessThan(8.1);
        const dear = { ...settings, minimumOrderCents: 10_000_000 };
        const strict = await desk.saveSettings({ ...cheap, settings: dear });
        expect(await rejection(ann.makeQuote(await aRequest()))).toBe(409);
        const { order } = await ann.placeOrder(orderBy(held));
        expect(order).toMatchObject({ totalCents: less, pricing: { discount: 100 } });
        const back = await desk.saveSettings({ ...strict, settings });
        const usual = await ann.makeQuote(await aRequest());
        const down = await desk.saveSettings({ ...back, settings: lower });
        expect(await rejection(ann.placeOrder(orderBy(usual)))).toBe(409);
        const paid = await ann.placeOrder(orderBy(usual, { totalCents: less }));
        expect(paid.order).toMatchObject({ totalCents: less, pricing: { discount: 100 }, quote: usual.number });
        await desk.saveSettings({ ...down, settings });
      });
    }

    if (!clock) return;

    it("are valid until exactly the end of their last day", async () => {
      if (!(await aCustomer()) || !host().backend.traits.orders) return;
      const { client, register, signIn } = people();
      const person = await register();
      const ann = client.as(await signIn(person));
      const [early, late] = [await ann.makeQuote(await aRequest()), await ann.makeQuote(await aRequest())];
      pass(Date.parse(early.validUntil) - pass(0) - 1);
      // A session ends sooner than a quote.
      const again = client.as(await signIn(person));
      expect((await again.placeOrder(orderBy(early))).order.quote).toBe(early.number);
      pass(1);
      expect(await rejection(again.placeOrder(orderBy(late)))).toBe(409);
      expect((await again.findMyQuote(late.number))?.orderedAs).toBeNull();
    });
  });
}
