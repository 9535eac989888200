import fc from "fast-check";
import { createSampleItem } from "~/lines/cart-item";
import type { OrderRequest } from "~/orders/order";
import { nextStates } from "~/orders/order-file";
import { linesCents, priceLines } from "~/orders/order-price";
import { setOrderState, undoOrderState } from "~/orders/stored/order-desk.server";
import { findOrderFile } from "~/orders/stored/order-file.server";
import { sampleCreditsOf } from "~/orders/stored/sample-credits.server";
import { MAIL_SHOP } from "./mail-shop";
import { AGREED, aDoor, anOrderLine, anOrderRequest } from "./order-builders";
import type { OrderDesk } from "./order-desk";
import { soldIn } from "./stored-orders";

/** What a customer and an admin may do; the number picks one of the orders. */
const STEPS = ["buy", "credit", "confirm", "desk-cancels", "undo", "customer-cancels", "a-day-passes"] as const;

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
    ["desk-cancels", 1],
    ["undo", 0],
    ["undo", 1],
  ],
];

/** Every active credit, with the order that bought its sample. */
const STANDING = `
  SELECT sample_id, buying.state AS state, (
      SELECT made_by FROM order_event WHERE order_event.order_id = buying.id AND kind IN ('state', 'undo')
        ORDER BY order_event.id DESC LIMIT 1
    ) AS made_by
    FROM sample_credit
    JOIN customer_order AS crediting ON crediting.id = sample_credit.order_id
    JOIN bought_sample ON bought_sample.id = sample_id
    JOIN customer_order AS buying ON buying.id = bought_sample.order_id
    WHERE crediting.state <> 'cancelled'`;

interface Standing {
  readonly sample_id: number;
  readonly state: string;
  readonly made_by: string;
}

/**
 * Makes a customer and an admin buy, credit, confirm, cancel and undo in random order. After each step it checks that
 * no sample is credited more than once, or while its own order is not bought.
 *
 * @returns how many credits were seen in all
 * @throws Error with the shortest sequence that breaks the rule
 */
export async function walkSamples(desk: OrderDesk, runs: number, seed: number): Promise<number> {
  const { database, clock } = desk;
  const ashby = (await soldIn(database)).find(({ id }) => id === "ashby");
  const sample = ashby && createSampleItem(ashby, 1);
  if (!ashby || !sample?.sample) throw new Error("the catalogue has no sample of ashby");
  const bought = sample;
  const doors = [anOrderLine(ashby, { doors: [aDoor({ quantity: 40 })] })];
  const start = clock.now;
  let credits = 0;

  async function walk(sequence: Sequence): Promise<void> {
    clock.now = start;
    await database.exec("UPDATE customer_order SET state = 'cancelled', placed_at = placed_at - 172800000");
    const orders: { readonly number: string; readonly link: string }[] = [];
    const placed = async (request: OrderRequest) => {
      const made = await desk.place(request, "ann").catch(() => null);
      if (made) orders.push({ number: made.order.number, link: made.link });
    };
    for (const [step, pick] of sequence) {
      clock.now += 1000;
      const one = orders[pick % Math.max(1, orders.length)];
      const file = one && (await findOrderFile(database, one.number));
      if (step === "buy") await placed(anOrderRequest([bought]));
      if (step === "credit") {
        const sampleCredits = await sampleCreditsOf(database, "ann");
        const credited = priceLines(doors, { discount: 0, leastSquareInches: 0, sampleCredits }).totalCents;
        await placed(anOrderRequest(doors, { totalCents: credited }));
      }
      if (step === "a-day-passes") await database.exec("UPDATE customer_order SET free_until = free_until - 86400000");
      if (one && file) {
        const { revision, order } = file;
        const seen = { number: one.number, revision, actorId: "admin", shop: MAIL_SHOP };
        if (step === "confirm" && nextStates(order.state).includes("confirmed"))
          await setOrderState(database, seen, { state: "confirmed", terms: AGREED }, clock.now);
        if (step === "desk-cancels")
          await setOrderState(database, seen, { state: "cancelled", terms: null }, clock.now);
        if (step === "undo") await undoOrderState(database, seen, clock.now);
        if (step === "customer-cancels") await desk.cancel(one.link);
      }
      const standing = await database.all<Standing>(STANDING);
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
