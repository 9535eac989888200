import type { Selectable } from "kysely";
import type { Reader, Transaction } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { type BoughtSample, sampleOf, withoutSampleId } from "~/provider/accounts/sample-credits.server";
import type { SampleDoor } from "~/trade/catalog/sample-door";
import { quantityOf } from "~/trade/measure/piece";
import type { OrderLine } from "../order";
import type { PricedLine } from "../order-price";

export async function samplesCredited(db: Reader, orderId: number): Promise<readonly SampleDoor[]> {
  const rows = await db
    .selectFrom("sample_credit as credit")
    .innerJoin("bought_sample as sample", "sample.id", "credit.sample_id")
    .select(["sample.id", "sample.price_cents", "sample.credited_over_cents"])
    .where("credit.order_id", "=", orderId)
    .orderBy("sample.id")
    .execute();
  return rows.map(sampleOf).map(withoutSampleId);
}

/**
 * Whether a canceled order may be restored with its credits: no other order has credited the same samples since, and
 * each still counts as bought.
 */
export async function mayCreditAgain(db: Reader, orderId: number): Promise<boolean> {
  const lost = await db
    .selectFrom("sample_credit as own")
    .innerJoin("bought_sample as sample", "sample.id", "own.sample_id")
    .innerJoin("customer_order as buying", "buying.id", "sample.order_id")
    .select("sample.id")
    .where("own.order_id", "=", orderId)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb("buying.state", "in", ["received", "cancelled"]),
        exists(
          selectFrom("sample_credit as other")
            .innerJoin("customer_order as crediting", "crediting.id", "other.order_id")
            .select("other.order_id")
            .whereRef("other.sample_id", "=", "own.sample_id")
            .whereRef("other.order_id", "<>", "own.order_id")
            .where("crediting.state", "<>", "cancelled"),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return lost === undefined;
}

/** Whether an order that is not canceled credits a sample bought with this one. */
export async function areSamplesCredited(db: Reader, orderId: number): Promise<boolean> {
  const credited = await db
    .selectFrom("bought_sample as sample")
    .innerJoin("sample_credit as credit", "credit.sample_id", "sample.id")
    .innerJoin("customer_order as crediting", "crediting.id", "credit.order_id")
    .select("sample.id")
    .where("sample.order_id", "=", orderId)
    .where("crediting.state", "<>", "cancelled")
    .limit(1)
    .executeTakeFirst();
  return credited !== undefined;
}

export async function storeCredits(trx: Transaction, orderId: number, samples: readonly BoughtSample[]): Promise<void> {
  if (samples.length === 0) return;
  const credits = samples.map(({ id }) => ({ order_id: orderId, sample_id: id }));
  await trx.insertInto("sample_credit").values(credits).execute();
}

export async function replaceCredits(
  trx: Transaction,
  orderId: number,
  samples: readonly BoughtSample[],
): Promise<void> {
  await trx.deleteFrom("sample_credit").where("order_id", "=", orderId).execute();
  await storeCredits(trx, orderId, samples);
}

type NewSample = Pick<Selectable<Schema["bought_sample"]>, "order_id" | "price_cents" | "credited_over_cents">;

/** The samples that an order buys without crediting them itself. */
function samplesBought(
  orderId: number,
  lines: readonly OrderLine[],
  amounts: readonly PricedLine[],
): readonly NewSample[] {
  return lines.flatMap((line, position) => {
    const { priceCents, creditedOverCents } = line.sample ?? {};
    if (priceCents === undefined || creditedOverCents === undefined || amounts[position]?.isCredited) return [];
    const sample = { order_id: orderId, price_cents: priceCents, credited_over_cents: creditedOverCents };
    return Array.from({ length: quantityOf(line.doors[0] ?? {}) }, () => sample);
  });
}

export async function storeSamples(
  trx: Transaction,
  orderId: number,
  lines: readonly OrderLine[],
  amounts: readonly PricedLine[],
): Promise<void> {
  const bought = samplesBought(orderId, lines, amounts);
  if (bought.length > 0) await trx.insertInto("bought_sample").values(bought).execute();
}

/** Samples that an order has credited stay; `false` if the changed order would not buy all of these. */
export async function replaceSamples(
  trx: Transaction,
  orderId: number,
  lines: readonly OrderLine[],
  amounts: readonly PricedLine[],
): Promise<boolean> {
  const credited = await trx
    .selectFrom("bought_sample as sample")
    .selectAll("sample")
    .where("sample.order_id", "=", orderId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("sample_credit").select("sample_id").whereRef("sample_id", "=", "sample.id")),
    )
    .execute();
  const left = [...samplesBought(orderId, lines, amounts)];
  for (const { price_cents, credited_over_cents } of credited) {
    const at = left.findIndex(
      (sample) => sample.price_cents === price_cents && sample.credited_over_cents === credited_over_cents,
    );
    if (at < 0) return false;
    left.splice(at, 1);
  }
  let unused = trx.deleteFrom("bought_sample").where("order_id", "=", orderId);
  if (credited.length > 0)
    unused = unused.where(
      "id",
      "not in",
      credited.map(({ id }) => id),
    );
  await unused.execute();
  if (left.length > 0) await trx.insertInto("bought_sample").values(left).execute();
  return true;
}
