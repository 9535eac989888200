import type { Selectable } from "kysely";
import type { Reader } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { MAX_SAMPLE_CREDITS, type SampleDoor } from "~/trade/catalog/sample-door";

export interface BoughtSample extends Required<SampleDoor> {
  readonly id: number;
}

export const sampleOf = (row: Omit<Selectable<Schema["bought_sample"]>, "order_id">): BoughtSample => ({
  id: row.id,
  priceCents: row.price_cents,
  creditedOverCents: row.credited_over_cents,
});

/**
 * The samples in an account's orders that no other order has credited, oldest first. Samples count as bought once the
 * shop has confirmed their order, as the customer may cancel it until then; a canceled order has neither bought nor
 * credited any (decision 88).
 *
 * @param forOrder the order that is priced again: it may credit what it credits already, but no sample of its own
 */
export async function samplesToCredit(db: Reader, customerId: string, forOrder = 0): Promise<readonly BoughtSample[]> {
  const rows = await db
    .selectFrom("bought_sample as sample")
    .innerJoin("customer_order as buying", "buying.id", "sample.order_id")
    .select(["sample.id", "sample.price_cents", "sample.credited_over_cents"])
    .where("buying.customer_id", "=", customerId)
    .where("buying.id", "<>", forOrder)
    .where("buying.state", "not in", ["received", "cancelled"])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("sample_credit as credit")
            .innerJoin("customer_order as crediting", "crediting.id", "credit.order_id")
            .select("credit.order_id")
            .whereRef("credit.sample_id", "=", "sample.id")
            .where("crediting.id", "<>", forOrder)
            .where("crediting.state", "<>", "cancelled"),
        ),
      ),
    )
    .orderBy("sample.id")
    .limit(MAX_SAMPLE_CREDITS)
    .execute();
  return rows.map(sampleOf);
}

export const withoutSampleId = ({ id, ...sample }: BoughtSample): SampleDoor => sample;

export async function sampleCreditsOf(db: Reader, customerId: string): Promise<readonly SampleDoor[]> {
  return (await samplesToCredit(db, customerId)).map(withoutSampleId);
}
