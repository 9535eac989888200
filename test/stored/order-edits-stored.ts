import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import type { Product } from "~/catalog/product";
import { balanceOf, currentRevision } from "~/invoices/invoice";
import type { OrderLine } from "~/orders/order";
import { orderSum } from "~/orders/order-sum";
import { recordOrderPayment } from "~/orders/stored/order-paying.server";
import { replacedRevisions } from "~/orders/stored/order-revisions.server";
import { changesOf } from "../support/changed-orders";
import { MAIL_SHOP } from "../support/mail-shop";
import { placeOrderWithActions } from "../support/order-actions";
import { aDoor, anOrderLine, anOrderRequest } from "../support/order-builders";
import { placeIn, soldIn, WORKSHOP } from "../support/stored-orders";
import { describeStored, type OpenDatabase } from "./with-database";

const TERMS = { freightCents: 7500, taxCents: 0, shipsOn: null };

const door = fc
  .record({
    inches: fc.integer({ min: 12, max: 20 }),
    tall: fc.integer({ min: 16, max: 40 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    location: fc.constantFrom("Sink", "Oven", "Island"),
    preBored: fc.boolean(),
  })
  .map(({ inches, tall, quantity, location, preBored }) =>
    aDoor({
      width: { inches, fraction: "0" },
      height: { inches: tall, fraction: "1/2" },
      location,
      preBored,
      ...(quantity > 1 && { quantity }),
    }),
  );

const contents = fc.array(fc.record({ style: fc.nat(4), doors: fc.array(door, { minLength: 1, maxLength: 4 }) }), {
  minLength: 1,
  maxLength: 3,
});

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("edit" as const), contents, feeCents: fc.constantFrom(0, 0, 1500) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("decline" as const), contents }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("pay" as const), cents: fc.integer({ min: 1, max: 50_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("confirm" as const) }) },
);

/** What an order must come to, counted apart from the shop. */
interface Expected {
  revision: number;
  fees: number;
  paid: number;
  isConfirmed: boolean;
}

/** Any sequence of edits leaves an order that costs what a new one would, with its fees, payments and balance. */
export function describeOrderEdits(engine: string, open: OpenDatabase, sequences: number): void {
  describeStored(`edits of orders, ${engine}`, open, (stored) => {
    const { database, now } = stored;
    let products: readonly Product[] = [];
    beforeAll(async () => {
      products = (await soldIn(database())).slice(0, 5);
    });

    const linesOf = (wanted: readonly { readonly style: number; readonly doors: OrderLine["doors"] }[]) =>
      wanted.flatMap(({ style, doors }) => {
        const product = products[style];
        return product ? [anOrderLine(product, { doors })] : [];
      });

    async function walk(steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[]) {
      const actions = await placeOrderWithActions(stored);
      const { number } = actions;
      const order = changesOf(database, number, now);
      const expected: Expected = { revision: 1, fees: 0, paid: 0, isConfirmed: false };
      let entries = 0;
      for (const made of steps) {
        if (made.kind === "confirm" && !expected.isConfirmed) {
          await actions.put("confirmed", (await actions.file()).revision, TERMS);
          expected.isConfirmed = true;
        } else if (made.kind === "pay" && expected.isConfirmed) {
          const about = { number, actorId: WORKSHOP.id, shop: MAIL_SHOP };
          const payment = { kind: "check", receivedOn: "2026-01-05", cents: made.cents, reference: "" } as const;
          expect(await recordOrderPayment(database(), about, payment, entries, now())).toBe("recorded");
          entries += 1;
          expected.paid += made.cents;
        } else if (made.kind === "edit" || made.kind === "decline") {
          await edit(order, made.kind === "edit" ? made.feeCents : null, linesOf(made.contents), expected);
        }
        await check(order, expected);
      }
    }

    async function edit(
      order: ReturnType<typeof changesOf>,
      feeCents: number | null,
      lines: readonly OrderLine[],
      expected: Expected,
    ) {
      const { outcome } = await order.change(lines, { isRequest: true });
      if (outcome === "same" || feeCents === null) {
        if (outcome === "asked") expect(await order.decline()).toBe("done");
        if (outcome === "saved") expected.revision += 1;
        return;
      }
      expect(outcome).toBe(expected.isConfirmed ? "asked" : "saved");
      if (outcome === "asked") {
        expect(await order.accept(feeCents)).toBe("done");
        if (feeCents > 0) expect(await order.answer("approve")).toBe("done");
        expected.fees += feeCents;
      }
      expected.revision += 1;
      const { totalCents, pricing } = await order.order();
      const asNew = (await placeIn(database(), anOrderRequest(lines), { now: now() })).order;
      expect([totalCents, pricing]).toEqual([asNew.totalCents, asNew.pricing]);
    }

    async function check(order: ReturnType<typeof changesOf>, { revision, fees, paid, isConfirmed }: Expected) {
      const { invoice, ...now } = await order.order();
      expect([now.contentRevision ?? 1, now.feeCents ?? 0]).toEqual([revision, fees]);
      const { id } = await order.row();
      expect((await replacedRevisions(database().db, id)).map((one) => one.revision)).toEqual(
        Array.from({ length: revision - 1 }, (_, at) => at + 1),
      );
      expect(invoice !== undefined).toBe(isConfirmed);
      if (!invoice) return;
      const total = now.totalCents + fees + TERMS.freightCents;
      expect([orderSum(now).totalCents, currentRevision(invoice).totalCents]).toEqual([total, total]);
      expect(balanceOf(invoice)).toBe(total - paid);
      const sold = database().db.selectFrom("sold_line").select("cents").where("order_id", "=", id);
      const cents = (await sold.execute()).reduce((sum, line) => sum + line.cents, 0);
      expect(cents).toBe(now.totalCents);
    }

    it(`cost what new orders would after each of ${sequences} sequences`, async () => {
      const walks = fc.sample(fc.array(step, { minLength: 2, maxLength: 6 }), sequences);
      for (const steps of walks) {
        await walk(steps);
        stored.pass(86_400_000);
      }
    });
  });
}
