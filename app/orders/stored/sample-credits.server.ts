import { MAX_SAMPLE_CREDITS, type SampleDoor } from "~/catalog/sample-door";
import type { Database } from "~/database/database.server";
import { quantityOf } from "~/measure/piece";
import type { OrderLine } from "~/orders/order";
import type { PricedLine } from "~/orders/order-price";

/** One sample that was bought. */
export interface BoughtSample extends Required<SampleDoor> {
  readonly id: number;
}

interface BoughtRow {
  readonly id: number;
  readonly price_cents: number;
  readonly credited_over_cents: number;
}

const sampleOf = (row: BoughtRow): BoughtSample => ({
  id: row.id,
  priceCents: row.price_cents,
  creditedOverCents: row.credited_over_cents,
});

/**
 * The samples in an account's orders that no order has credited, oldest first. Samples count as bought once the shop
 * has confirmed their order, as the customer may cancel it until then; a canceled order has neither bought nor credited
 * any (decision 91).
 */
export async function samplesToCredit(database: Database, customerId: string): Promise<readonly BoughtSample[]> {
  const rows = await database.all<BoughtRow>(
    `SELECT bought_sample.id, price_cents, credited_over_cents FROM bought_sample
       JOIN customer_order ON customer_order.id = bought_sample.order_id
       WHERE customer_id = ? AND state NOT IN ('received', 'cancelled') AND NOT EXISTS (
         SELECT 1 FROM sample_credit JOIN customer_order AS crediting ON crediting.id = sample_credit.order_id
           WHERE sample_id = bought_sample.id AND crediting.state <> 'cancelled'
       ) ORDER BY bought_sample.id LIMIT ?`,
    customerId,
    MAX_SAMPLE_CREDITS,
  );
  return rows.map(sampleOf);
}

const withoutId = ({ id, ...sample }: BoughtSample): SampleDoor => sample;

/** The same as pages show them. */
export async function sampleCreditsOf(database: Database, customerId: string): Promise<readonly SampleDoor[]> {
  return (await samplesToCredit(database, customerId)).map(withoutId);
}

/** The samples of earlier orders that an order credits. */
export async function samplesCredited(database: Database, orderId: number): Promise<readonly SampleDoor[]> {
  const rows = await database.all<BoughtRow>(
    `SELECT bought_sample.id, price_cents, credited_over_cents FROM sample_credit
       JOIN bought_sample ON bought_sample.id = sample_id WHERE sample_credit.order_id = ? ORDER BY bought_sample.id`,
    orderId,
  );
  return rows.map(sampleOf).map(withoutId);
}

/**
 * Whether a cancellation may be undone with the order's credits: no other order has credited the same samples since,
 * and each still counts as bought.
 */
export async function mayCreditAgain(database: Database, orderId: number): Promise<boolean> {
  const row = await database.get(
    `SELECT 1 AS one FROM sample_credit AS own
       JOIN bought_sample ON bought_sample.id = own.sample_id
       JOIN customer_order AS buying ON buying.id = bought_sample.order_id
       WHERE own.order_id = ? AND (buying.state IN ('received', 'cancelled') OR EXISTS (
         SELECT 1 FROM sample_credit AS other JOIN customer_order ON customer_order.id = other.order_id
           WHERE other.sample_id = own.sample_id AND other.order_id <> own.order_id AND customer_order.state <> 'cancelled'
       )) LIMIT 1`,
    orderId,
  );
  return row === undefined;
}

/** Whether an order that is not canceled credits a sample bought with this one. */
export async function areSamplesCredited(database: Database, orderId: number): Promise<boolean> {
  const row = await database.get(
    `SELECT 1 AS one FROM bought_sample
       JOIN sample_credit ON sample_credit.sample_id = bought_sample.id
       JOIN customer_order ON customer_order.id = sample_credit.order_id
       WHERE bought_sample.order_id = ? AND customer_order.state <> 'cancelled' LIMIT 1`,
    orderId,
  );
  return row !== undefined;
}

/** Stores which samples of earlier orders an order credits, in the caller's transaction. */
export async function keepCredits(
  database: Database,
  orderId: number,
  samples: readonly BoughtSample[],
): Promise<void> {
  for (const { id } of samples) {
    await database.run("INSERT INTO sample_credit (order_id, sample_id) VALUES (?, ?)", orderId, id);
  }
}

/**
 * Stores the samples that an order buys without crediting them itself, for a later order to credit, in the caller's
 * transaction.
 */
export async function keepSamples(
  database: Database,
  orderId: number,
  lines: readonly OrderLine[],
  amounts: readonly PricedLine[],
): Promise<void> {
  const insert = "INSERT INTO bought_sample (order_id, price_cents, credited_over_cents) VALUES (?, ?, ?)";
  for (const [position, line] of lines.entries()) {
    const { priceCents, creditedOverCents } = line.sample ?? {};
    if (priceCents === undefined || creditedOverCents === undefined || amounts[position]?.isCredited) continue;
    const count = quantityOf(line.doors[0] ?? {});
    for (let n = 0; n < count; n += 1) await database.run(insert, orderId, priceCents, creditedOverCents);
  }
}
