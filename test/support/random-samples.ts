import fc from "fast-check";
import { type Reader, write } from "~/base/database/database.server";
import { createSampleItem } from "~/configurator/lines/cart-item";
import type { OrderRequest } from "~/ordering/orders/order";
import { nextStates } from "~/ordering/orders/order-file";
import { linesCents, priceLines } from "~/ordering/orders/order-price";
import { setOrderState, undoOrderState } from "~/ordering/orders/stored/file-changes.server";
import { findOrderFile } from "~/ordering/orders/stored/order-file.server";
import { sampleCreditsOf } from "~/provider/accounts/sample-credits.server";
import { MAIL_SHOP } from "./mail-shop";
import { AGREED, aDoor, anOrderLine, anOrderRequest } from "./order-builders";
import type { OrderTestShop } from "./order-test-shop";
import { soldIn } from "./stored-orders";

/** What a customer and an admin may do; the number picks one of the orders. */
const STEPS = ["buy", "credit", "confirm", "admin-cancels", "undo", "customer-cancels", "a-day-passes"] as const;

const steps = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat(3)), { minLength: 4, maxLength: 14 });

type Sequence = (readonly [step: (typeof STEPS)[number], pick: number])[];

/** Sequences that once gave a sample away free: its own order could be canceled again after it was credited. */
const FOUND: readonly Sequence[] = [
  [
    ["buy", 0],
    ["confirm", 0],
    ["credit", 0],
    ["undo", 0],
    ["customer-cancels", 0],
  ],
  [
    ["buy", 0],
    ["confirm", 0],
    ["credit", 0],
    ["admin-cancels", 1],
    ["undo", 0],
    ["undo", 1],
  ],
];

/** Every active credit, with the order that bought its sample. */
const standingCredits = (db: Reader) =>
  db
    .selectFrom("sample_credit")
    .innerJoin("customer_order as crediting", "crediting.id", "sample_credit.order_id")
    .innerJoin("bought_sample", "bought_sample.id", "sample_credit.sample_id")
    .innerJoin("customer_order as buying", "buying.id", "bought_sample.order_id")
    .select(["sample_credit.sample_id", "buying.state"])
    .select(({ selectFrom }) =>
      selectFrom("order_event")
        .select("order_event.made_by")
        .whereRef("order_event.order_id", "=", "buying.id")
        .where("order_event.kind", "in", ["state", "undo"])
        .orderBy("order_event.id", "desc")
        .limit(1)
        .as("made_by"),
    )
    .where("crediting.state", "<>", "cancelled")
    .execute();

/**
 * Makes a customer and an admin buy, credit, confirm, cancel and undo in random order. After each step it checks that
 * no sample is credited more than once, or while its own order is not bought.
 *
 * @returns how many credits were seen in all
 * @throws Error with the shortest sequence that breaks the rule
 */
export async function walkSamples(shop: OrderTestShop, runs: number, seed: number): Promise<number> {
  const { database, clock } = shop;
  const ashby = (await soldIn(database)).find(({ id }) => id === "ashby");
  const sample = ashby && createSampleItem(ashby, 1);
  if (!ashby || !sample?.sample) throw new Error("the catalog has no sample of ashby");
  const bought = sample;
  const doors = [anOrderLine(ashby, { doors: [aDoor({ quantity: 40 })] })];
  const start = clock.now;
  let credits = 0;

  async function walk(sequence: Sequence): Promise<void> {
    clock.now = start;
    await write(database, (trx) =>
      trx
        .updateTable("customer_order")
        .set((order) => ({ state: "cancelled", placed_at: order("placed_at", "-", 172_800_000) }))
        .execute(),
    );
    const orders: { readonly number: string; readonly link: string }[] = [];
    const placed = async (request: OrderRequest) => {
      const made = await shop.place(request, "ann").catch(() => null);
      if (made) orders.push({ number: made.order.number, link: made.link });
    };
    for (const [step, pick] of sequence) {
      clock.now += 1000;
      const one = orders[pick % Math.max(1, orders.length)];
      const file = one && (await findOrderFile(database.db, one.number));
      if (step === "buy") await placed(anOrderRequest([bought]));
      if (step === "credit") {
        const sampleCredits = await sampleCreditsOf(database.db, "ann");
        const credited = priceLines(doors, { discount: 0, leastSquareInches: 0, sampleCredits }).totalCents;
        await placed(anOrderRequest(doors, { totalCents: credited }));
      }
      if (step === "a-day-passes") {
        await write(database, (trx) =>
          trx
            .updateTable("customer_order")
            .set((order) => ({ free_until: order("free_until", "-", 86_400_000) }))
            .execute(),
        );
      }
      if (one && file) {
        const { revision, order } = file;
        const seen = { number: one.number, revision, actorId: "admin", shop: MAIL_SHOP };
        if (step === "confirm" && nextStates(order.state).includes("confirmed"))
          await setOrderState(database, seen, { state: "confirmed", terms: AGREED }, clock.now);
        if (step === "admin-cancels")
          await setOrderState(database, seen, { state: "cancelled", terms: null }, clock.now);
        if (step === "undo") await undoOrderState(database, seen, clock.now);
        if (step === "customer-cancels") await shop.cancel(one.link);
      }
      const standing = await standingCredits(database.db);
      credits += standing.length;
      if (new Set(standing.map(({ sample_id }) => sample_id)).size < standing.length) throw new Error("credited twice");
      const unbought = standing.find(
        ({ state, made_by }) => state === "received" || (state === "cancelled" && made_by === "customer"),
      );
      if (unbought) throw new Error(`credited, and its order is ${unbought.state}`);
    }
  }

  if (linesCents(doors) <= (sample.sample.creditedOverCents ?? 0)) throw new Error("the doors credit nothing");
  await fc.assert(fc.asyncProperty(steps, walk), {
    numRuns: runs,
    seed,
    examples: FOUND.map((one) => [one] as [Sequence]),
  });
  return credits;
}
