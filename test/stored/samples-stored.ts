import { beforeAll, expect, it } from "vitest";
import type { CartItem } from "~/configurator/lines/cart";
import { createSampleItem, priceItem } from "~/configurator/lines/cart-item";
import type { OrderState } from "~/house/capacity/order-state";
import type { OrderRequest } from "~/ordering/orders/order";
import { priceLines } from "~/ordering/orders/order-price";
import { undoOrderState } from "~/ordering/orders/stored/file-changes.server";
import { cancelOrder } from "~/ordering/orders/stored/linked-orders.server";
import { findOrderFile } from "~/ordering/orders/stored/order-file.server";
import { findOrderByLink } from "~/ordering/orders/stored/orders.server";
import { sampleCreditsOf } from "~/provider/accounts/sample-credits.server";
import type { SampleDoor } from "~/trade/catalog/sample-door";
import { changesOf } from "../support/changed-orders";
import { MAIL_SHOP } from "../support/mail-shop";
import { aDoor, aKey, anOrderLine, anOrderRequest } from "../support/order-builders";
import { outcomeIn, placeIn, putOrder, soldIn, WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

/** Sample doors (decision 88). */
export function describeSamples(engine: string, open: OpenDatabase): void {
  describeStored(`sample doors, ${engine}`, open, ({ database, now }) => {
    let [sample, doors] = [] as unknown as [CartItem & { readonly sample: Required<SampleDoor> }, CartItem];
    beforeAll(async () => {
      const product = (await soldIn(database())).find(({ sampleDoor }) => sampleDoor?.creditedOverCents !== undefined);
      if (!product) throw new Error("the catalog credits no samples");
      sample = createSampleItem(product) as typeof sample;
      const one = priceItem(anOrderLine(product)).totalCents;
      const quantity = Math.ceil(sample.sample.creditedOverCents / one);
      doors = anOrderLine(product, { doors: [aDoor({ quantity })] });
    });

    let customers = 0;
    const aCustomer = () => {
      customers += 1;
      return `customer-${customers}`;
    };
    const place = (request: OrderRequest, customerId: string | null = null) =>
      placeIn(database(), { ...request, key: aKey() }, { now: now(), customerId });
    const outcomeOf = async (request: OrderRequest, customerId: string | null = null) =>
      (await outcomeIn(database(), { ...request, key: aKey() }, { now: now(), customerId })).outcome;
    const put = (number: string, state: OrderState) => putOrder(database(), number, [state], now());
    const undo = async (number: string) => {
      const { revision = 0 } = (await findOrderFile(database().db, number)) ?? {};
      return undoOrderState(database(), { number, revision, actorId: WORKSHOP.id, shop: MAIL_SHOP }, now());
    };

    it("are accepted at their style's price, and stored unchanged", async () => {
      const { order } = await place(anOrderRequest([sample]));
      expect(order).toMatchObject({ lines: [sample], totalCents: sample.sample.priceCents });
    });

    it("are credited with enough doors, and not with fewer", async () => {
      const lines = [doors, sample];
      const { totalCents, creditCents } = priceLines(lines);
      expect(creditCents).toBe(sample.sample.priceCents);
      expect((await place(anOrderRequest(lines))).order).toMatchObject({ totalCents });
      expect(await outcomeOf(anOrderRequest(lines, { totalCents: totalCents + creditCents }))).toBe("changed");
      expect(await outcomeOf(anOrderRequest([sample], { totalCents: 0 }))).toBe("changed");
    });

    it("are not sold at a price that the customer made up", async () => {
      expect(await outcomeOf(anOrderRequest([{ ...sample, sample: { priceCents: 1 } }]))).toBe("changed");
    });

    /** An account with one sample that may still be credited, and an order request for its doors. */
    async function anEarlierPurchase() {
      const ann = aCustomer();
      const creditsOf = (customerId = ann) => sampleCreditsOf(database().db, customerId);
      const { order } = await place(anOrderRequest([sample]), ann);
      // Its customer may still cancel it.
      expect(await creditsOf()).toEqual([]);
      await put(order.number, "confirmed");
      const { sample: what } = sample;
      expect(await creditsOf()).toEqual([what]);
      const { totalCents } = priceLines([doors]);
      const whole = anOrderRequest([doors]);
      const less = anOrderRequest([doors], { totalCents: totalCents - what.priceCents });
      return { ann, creditsOf, number: order.number, what, whole, less };
    }

    it("are credited later, once, to the account that bought them, and again when that order is canceled", async () => {
      const { ann, creditsOf, what, whole, less } = await anEarlierPurchase();
      const bob = aCustomer();
      expect(await creditsOf(bob)).toEqual([]);
      expect([await outcomeOf(less, bob), await outcomeOf(less)]).toEqual(["changed", "changed"]);
      expect(await outcomeOf(whole, ann)).toBe("changed");
      const tabs = await Promise.allSettled(Array.from({ length: 5 }, () => place(less, ann)));
      const placed = tabs.flatMap((tab) => (tab.status === "fulfilled" ? [tab.value] : []));
      expect(placed).toHaveLength(1);
      const [{ order, link } = { order: undefined, link: "" }] = placed;
      expect(order).toMatchObject({ totalCents: less.totalCents, pricing: { sampleCredits: [what] } });
      expect(order && priceLines(order.lines, order.pricing).totalCents).toBe(less.totalCents);
      expect(await creditsOf()).toEqual([]);
      expect(await outcomeOf(less, ann)).toBe("changed");

      await cancelOrder(database(), link, MAIL_SHOP, now());
      expect(await creditsOf()).toEqual([what]);
      const found = await findOrderByLink(database().db, link);
      expect(found?.order).toMatchObject({ pricing: { sampleCredits: [what] } });
    });

    it("are found again by the key of the order that used them up", async () => {
      const { ann, whole, less } = await anEarlierPurchase();
      const { link } = await placeIn(database(), less, { now: now(), customerId: ann });
      const again = { ...whole, key: less.key };
      const found = await outcomeIn(database(), again, { now: now(), customerId: ann });
      expect(found).toEqual({ outcome: "placed", link });
    });

    it("stay in their order once another has credited them, whatever else of it changes", async () => {
      const { ann, creditsOf, number, less } = await anEarlierPurchase();
      await place(less, ann);
      const order = changesOf(database, number, now);
      await order.change([doors], { isRequest: true });
      expect(await order.accept()).toBe("sample-used");
      await order.decline();
      await order.change([sample, { ...doors, doors: [aDoor()] }], { isRequest: true });
      expect(await order.accept()).toBe("done");
      expect((await order.order()).lines).toHaveLength(2);
      expect(await creditsOf()).toEqual([]);
    });

    it("are not credited if their own order is canceled", async () => {
      const { ann, creditsOf, number, whole, less } = await anEarlierPurchase();
      await put(number, "cancelled");
      expect(await creditsOf()).toEqual([]);
      expect([await outcomeOf(less, ann), await outcomeOf(whole, ann)]).toEqual(["changed", "placed"]);
    });

    it("are credited only while their order is confirmed, which cannot be undone once they are credited", async () => {
      const { ann, number, less } = await anEarlierPurchase();
      const { order } = await place(less, ann);
      expect((await findOrderFile(database().db, number))?.undoesTo).toBeNull();
      expect(await undo(number)).toBe("changed");
      await put(order.number, "cancelled");
      expect(await undo(number)).toMatchObject({ order: { state: "received" } });
    });

    it("are credited once, even if a crediting order is canceled and then undone", async () => {
      const { ann, creditsOf, less } = await anEarlierPurchase();
      const { order: first } = await place(less, ann);
      expect(await put(first.number, "cancelled")).toMatchObject({ undoesTo: "received" });
      const { order: second } = await place(less, ann);
      expect((await findOrderFile(database().db, first.number))?.undoesTo).toBeNull();
      expect(await undo(first.number)).toBe("changed");
      await put(second.number, "cancelled");
      expect(await undo(first.number)).toMatchObject({ order: { state: "received" } });
      expect(await creditsOf()).toEqual([]);
    });
  });
}
