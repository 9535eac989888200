import { beforeAll, expect, it } from "vitest";
import { priceItem } from "~/configurator/lines/cart-item";
import { listEvents } from "~/house/audit/audit.server";
import {
  currentSettings,
  currentTerms,
  FIRST_OPTIONS,
  saveOptions,
  saveSettings,
} from "~/house/settings/settings.server";
import type { OptionSettings } from "~/house/settings/shop-settings";
import type { OrderLine } from "~/ordering/orders/order";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import { makeQuote } from "~/ordering/quotes/quote-making.server";
import { orderQuote } from "~/ordering/quotes/quote-ordering.server";
import { findQuote } from "~/ordering/quotes/quotes.server";
import type { Door } from "~/trade/measure/piece";
import type { OptionPrices } from "~/trade/pricing/option-prices";
import { LIST_TERMS } from "~/trade/pricing/price-terms";
import { aDoor, aKey, anOrderLine, anOrderRequest } from "../support/order-builders";
import { someSettings } from "../support/shop-settings";
import { outcomeIn, placingIn, soldIn } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const BANDED: OptionPrices = { edgeBands: { cents: 450, per: "piece" } };

export function describeOptions(engine: string, open: OpenDatabase): void {
  describeStored(`options, ${engine}`, open, ({ database, now }) => {
    let line: OrderLine;
    beforeAll(async () => {
      const banded = (await soldIn(database())).find(({ specification }) => specification?.workshop?.edgeBand);
      if (!banded) throw new Error("no style of the catalog has bands");
      line = anOrderLine(banded, { doors: [aDoor({ quantity: 2 })] });
    });
    const revision = async () => (await currentSettings(database().db)).revision;
    const save = async (change: OptionSettings | "undo", seen?: number) =>
      saveOptions(database(), { revision: seen ?? (await revision()), change }, "owner", now());
    const charge = (prices: OptionPrices) => save({ ...FIRST_OPTIONS, prices });
    const optionsNow = async () => (await currentSettings(database().db)).settings.options;

    it("are saved beside the other settings, which do not touch them, and recorded", async () => {
      await charge(BANDED);
      expect(await optionsNow()).toEqual({ ...FIRST_OPTIONS, prices: BANDED });
      expect(await currentTerms(database().db, null)).toMatchObject({ options: BANDED });
      const settings = someSettings({ quoteDays: 9 });
      await saveSettings(database(), { revision: await revision(), settings }, "owner", now());
      expect(await optionsNow()).toEqual({ ...FIRST_OPTIONS, prices: BANDED });
      const { events } = await listEvents(database().db, { kinds: ["options.saved"], order: "newest", after: null });
      expect(events).toHaveLength(1);
    });

    it("are refused to an owner who saw older ones, and come back by undo, with what was offered since hidden", async () => {
      const seen = await revision();
      const [first, ...others] = FIRST_OPTIONS.fixings;
      await save({ ...FIRST_OPTIONS, fixings: others }, seen);
      expect(await save(FIRST_OPTIONS, seen)).toBeNull();
      expect((await optionsNow())?.fixings.at(-1)).toEqual({ ...first, isHidden: true });
      const added = { key: "60x8-8x12", name: "Ours", makes: "" };
      await save({ ...FIRST_OPTIONS, fixings: [...FIRST_OPTIONS.fixings, added] });
      await save("undo");
      const undone = await optionsNow();
      expect(undone?.fixings.filter(({ isHidden }) => !isHidden)).toEqual(others);
      expect(undone?.fixings.at(-1)).toEqual({ ...added, isHidden: true });
    });

    it("are charged when an order is placed, and stay with it", async () => {
      await charge(BANDED);
      const [product] = (await soldIn(database())).filter(({ id }) => id === line.productId);
      const products = product ? [product] : [];
      const free = anOrderRequest([line]);
      expect(await outcomeIn(database(), free, { products, now: now() })).toMatchObject({ outcome: "changed" });
      const totalCents = priceItem(line, { ...LIST_TERMS, options: BANDED }).totalCents;
      expect(totalCents).toBe(free.totalCents + 900);
      const placed = await outcomeIn(database(), { ...free, totalCents }, { products, now: now() });
      await charge({});
      const found = placed.outcome === "placed" ? await findOrderByLink(database().db, placed.link) : null;
      expect(found?.order).toMatchObject({ totalCents, pricing: { options: BANDED } });
    });

    it("are the same for an order whose line claims to be another style", async () => {
      await charge(BANDED);
      const forged = { ...line, specification: { ...line.specification, workshop: {} } } as OrderLine;
      const products = (await soldIn(database())).filter(({ id }) => id === line.productId);
      expect(await outcomeIn(database(), anOrderRequest([forged]), { products, now: now() })).toMatchObject({
        outcome: "changed",
      });
    });

    it("can be ordered once they are hidden, but not if the shop never drilled them", async () => {
      await save({ ...FIRST_OPTIONS, fixings: [], handles: [] });
      const products = (await soldIn(database())).filter(({ id }) => id === line.productId);
      const order = (door: Partial<Door>) => {
        const sent = anOrderRequest([{ ...line, doors: [aDoor(door)] }]);
        return outcomeIn(database(), sent, { products, now: now() });
      };
      const agreed = { fixing: "45x9.5-8x13", handle: "top-96x5-28.5x63.5" };
      expect(await order(agreed)).toMatchObject({ outcome: "placed" });
      const unmakeable = { outcome: "changed", changes: [{ kind: "unmakeable" }] };
      expect(await order({ ...agreed, fixing: "45x9.5-8x12" })).toMatchObject(unmakeable);
      expect(await order({ ...agreed, handle: "top-97x5-28.5x63.5" })).toMatchObject(unmakeable);
      expect(await order({ ...agreed, handle: "center-96x5-28.5x63.5" })).toMatchObject(unmakeable);
    });

    it("are held by a quote, which is ordered at its own prices once they rise", async () => {
      await charge(BANDED);
      const customer = { id: `ann-${aKey()}`, pricedTier: null };
      const placing = await placingIn(database(), { now: now(), customer });
      const products = (await soldIn(database())).filter(({ id }) => id === line.productId);
      const making = { customer, products, prefix: placing.prefix, timeZone: "America/Los_Angeles", otherKey: aKey() };
      const asked = { key: aKey(), jobName: "", lines: [line], shownCents: null };
      const made = await makeQuote(database(), asked, making, now());
      const quote = made.outcome === "made" ? await findQuote(database().db, customer.id, made.number) : null;
      expect(quote?.pricing.options).toEqual(BANDED);
      await charge({ edgeBands: { cents: 9900, per: "piece" } });
      const { lines, totalCents, ...order } = anOrderRequest([line]);
      const sent = { ...order, shownCents: quote?.totalCents ?? 0, quote: quote?.number ?? "" };
      const ordered = await orderQuote(database(), sent, { ...placing, products, customer }, now());
      const found = ordered.outcome === "placed" ? await findOrderByLink(database().db, ordered.link) : null;
      expect(found?.order.totalCents).toBe(totalCents + 900);
      expect(found?.order.pricing?.options).toEqual(BANDED);
    });
  });
}
