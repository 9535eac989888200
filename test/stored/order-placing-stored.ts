import { beforeAll, expect, it } from "vitest";
import { write } from "~/base/database/database.server";
import { currentSettings, saveSettings } from "~/house/settings/settings.server";
import { termsFor } from "~/house/settings/shop-settings";
import type { OrderLine, OrderRequest } from "~/ordering/orders/order";
import { linesCents } from "~/ordering/orders/order-price";
import { insertOrder } from "~/ordering/orders/stored/order-inserting.server";
import type { OrderRow } from "~/ordering/orders/stored/order-rows.server";
import { findOrderByLink, listOrders, rowOfLink } from "~/ordering/orders/stored/orders.server";
import type { TierId } from "~/trade/pricing/tiers";
import { aDoor, aKey, anOrderRequest } from "../support/order-builders";
import { someSettings } from "../support/shop-settings";
import { aSoldLine, outcomeIn, placeIn, WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

export function describeOrderPlacing(engine: string, open: OpenDatabase): void {
  describeStored(`placing orders, ${engine}`, open, ({ database, now }) => {
    let line: OrderLine;
    beforeAll(async () => {
      line = await aSoldLine(database());
    });

    const outcome = (request: OrderRequest, customerId: string | null = null) =>
      outcomeIn(database(), request, { now: now(), customerId });
    const count = async (table: "customer_order" | "order_event" = "customer_order") => {
      const rows = database()
        .db.selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("count"));
      return (await rows.executeTakeFirstOrThrow()).count;
    };
    const saved = async (change: Parameters<typeof someSettings>[0]) => {
      const { revision } = await currentSettings(database().db);
      const settings = someSettings(change);
      await saveSettings(database(), { revision, settings }, WORKSHOP.id, now());
      return settings;
    };

    it("stores an order once, with one event, however often it is sent", async () => {
      const request = anOrderRequest([line]);
      const [orders, events] = [await count(), await count("order_event")];
      const first = await placeIn(database(), request, { now: now() });
      const again = await Promise.all(Array.from({ length: 20 }, () => placeIn(database(), request, { now: now() })));
      for (const one of again) expect(one).toEqual(first);
      expect([await count(), await count("order_event")]).toEqual([orders + 1, events + 1]);
    });

    it("finds the same order in any order of its fields, and after prices and titles have changed", async () => {
      const reversed = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(reversed);
        if (typeof value !== "object" || value === null) return value;
        const fields = Object.entries(value).reverse();
        return Object.fromEntries(fields.map(([name, part]) => [name, reversed(part)]));
      };
      const request = anOrderRequest([line]);
      const first = await placeIn(database(), request, { now: now() });
      const expensive = { ...line, productTitle: "Expensive", pricePerSqFt: 99 };
      const repriced = anOrderRequest([expensive], { key: request.key });
      for (const again of [reversed(request) as OrderRequest, repriced]) {
        expect(await outcome(again)).toEqual({ outcome: "placed", link: first.link });
      }
    });

    it("is returned as it is read back", async () => {
      const before = await placeIn(database(), anOrderRequest([line]), { now: now() });
      const {
        id,
        number,
        state,
        revision,
        file_id,
        ships_on,
        is_estimate,
        from_stranger,
        content_revision,
        fee_cents,
        ...row
      } = (await rowOfLink(database().db, before.link)) as OrderRow;
      const priced = { lines: [line], amounts: [{ listCents: 7058, cents: 7058, isCredited: false }], credits: [] };
      const rush = { rush_cents: 500, rush_percent: 5, rush_least_cents: 500 };
      const order = { ...row, ...rush, key: aKey(), link: aKey() };
      const made = await write(database(), (trx) => insertOrder(trx, order, priced));
      expect(await findOrderByLink(database().db, made.link)).toEqual({ order: made.order, link: made.link });
      expect(await rowOfLink(database().db, made.link)).toEqual(made.row);
      expect(made.row.ships_on).not.toBeNull();
    });

    it("refuses a key that belongs to another order", async () => {
      const request = anOrderRequest([line]);
      const { link, order } = await placeIn(database(), request, { now: now() });
      const lines = [{ ...line, doors: [aDoor({ quantity: 2 })] }];
      for (const other of [{ ...request, poNumber: "another" }, anOrderRequest(lines, { key: request.key })]) {
        expect(await outcome(other)).toEqual({ outcome: "other-order" });
      }
      expect((await findOrderByLink(database().db, link))?.order).toEqual(order);
    });

    it.each<[string, (line: OrderLine) => OrderRequest, object]>([
      [
        "a total that is a cent lower",
        (sold) => anOrderRequest([sold], { totalCents: linesCents([sold]) - 1 }),
        { kind: "terms", nowCents: 7058 },
      ],
      ["a rate of its own", (sold) => anOrderRequest([{ ...sold, pricePerSqFt: 1 }]), { kind: "rate" }],
      ["a style that is gone", (sold) => anOrderRequest([sold, { ...sold, productId: "gone" }]), { kind: "gone" }],
      [
        "a door that is too large",
        (sold) => anOrderRequest([{ ...sold, doors: [aDoor({ width: { inches: 190, fraction: "0" } })] }]),
        { kind: "unmakeable" },
      ],
      [
        "a door without a location",
        (sold) => anOrderRequest([{ ...sold, doors: [aDoor({ location: " " })] }]),
        { kind: "unmakeable" },
      ],
    ])("stores nothing of an order with %s, and says what changed", async (_what, of, change) => {
      const before = await count();
      expect(await outcome(of(line), "nobody")).toMatchObject({
        outcome: "changed",
        changes: expect.arrayContaining([expect.objectContaining(change)]),
      });
      expect(await count()).toBe(before);
      expect((await listOrders(database().db, "nobody", { over: null, before: null })).orders).toEqual([]);
    });

    it("stores what the catalog says of a style, not what was sent", async () => {
      const forged = { ...line, productTitle: "Gold", productImage: "https://elsewhere.test/x.png" };
      const { order } = await placeIn(database(), anOrderRequest([forged]), { now: now() });
      expect(order.lines).toEqual([line]);
    });

    it("gives the order to its customer, and to no account if it is a guest's", async () => {
      for (const customerId of ["ann", null]) {
        const { order } = await placeIn(database(), anOrderRequest([line]), { now: now(), customerId });
        const rows = await database()
          .db.selectFrom("customer_order")
          .innerJoin("order_event", "order_event.order_id", "customer_order.id")
          .select(["customer_id", "actor_id"])
          .where("number", "=", order.number)
          .execute();
        expect(rows).toEqual([{ customer_id: customerId, actor_id: customerId }]);
      }
    });

    it.each<[string, TierId | null]>([
      ["with its tier's discount", "dealer"],
      ["at the list price", null],
    ])("prices a customer's order %s, and stores the terms that it was priced by", async (_how, pricedTier) => {
      const settings = await saved({ leastSquareInches: 100 });
      const side = { inches: 5, fraction: "1/2" } as const;
      const lines = [{ ...line, doors: [], panels: [{ width: side, height: side, location: "" }] }];
      const customer = { id: "ann", pricedTier };
      const terms = termsFor(settings, pricedTier);
      const totalCents = linesCents(lines, terms);
      const [wrong, right] = [linesCents(lines, termsFor(settings, pricedTier ? null : "dealer")), totalCents];
      const at = (cents: number) => anOrderRequest(lines, { totalCents: cents });
      expect(await outcomeIn(database(), at(wrong), { now: now(), customer })).toMatchObject({
        outcome: "changed",
        changes: [{ kind: "terms", beforeCents: wrong, nowCents: right }],
      });
      const { order, link } = await placeIn(database(), at(right), { now: now(), customer });
      expect(order).toMatchObject({ totalCents });
      expect(order.pricing).toEqual({
        discount: pricedTier === null ? 0 : 150,
        leastSquareInches: 100,
        lines: [{ listCents: linesCents(lines, { ...terms, discount: 0 }), cents: totalCents }],
      });
      await saved({ minimumOrderCents: 10_000_000 });
      expect((await findOrderByLink(database().db, link))?.order.pricing).toEqual(order.pricing);
    });

    it("stores no order below the minimum of today", async () => {
      const minimumOrderCents = 10_000_000;
      await saved({ minimumOrderCents });
      const totalCents = linesCents([line]);
      const below = { outcome: "below-minimum", minimumCents: minimumOrderCents, totalCents };
      expect(await outcome(anOrderRequest([line], { key: aKey() }))).toEqual(below);
      await saved({});
      expect(await outcome(anOrderRequest([line]))).toMatchObject({ outcome: "placed" });
    });
  });
}
