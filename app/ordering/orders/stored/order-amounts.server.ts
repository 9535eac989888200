import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Reader } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { INVOICED_CENTS, OWED_CENTS } from "~/house/invoices/invoice-rows.server";
import type { Cents } from "~/trade/measure/money";

const order = expressionBuilder<Schema, "customer_order">();

/** An amount of an order's invoice; `null` without one. */
export const ofInvoice = (cents: RawBuilder<number>) =>
  order.selectFrom("invoice").select(cents.as("cents")).whereRef("invoice.order_id", "=", "customer_order.id");

/** What an order comes to as far as it is known: by its invoice, or what its pieces and its own amounts add up to. */
export const TOTAL_CENTS = sql<number>`coalesce(${ofInvoice(INVOICED_CENTS)},
  customer_order.total_cents + fee_cents + rush_cents + coalesce(freight_cents, 0) + coalesce(tax_cents, 0))`;

export const BALANCE_CENTS = sql<number>`coalesce(${ofInvoice(OWED_CENTS)}, 0)`;

/** How many orders a sum under the list adds up at most: the work for one page stays bounded. */
const SUMMED = 5000;

/** What all orders of a filter come to, by their invoices where there are any. */
export interface OrderSums {
  readonly count: number;
  readonly totalCents: Cents;
  readonly balanceCents: Cents;
}

/** `null` if there are too many. */
export async function sumsOf(db: Reader, conditions: readonly Expression<SqlBool>[]): Promise<OrderSums | null> {
  const { count, total, balance } = await db
    .selectFrom(
      db
        .selectFrom("customer_order")
        .select([TOTAL_CENTS.as("total"), BALANCE_CENTS.as("balance")])
        .where(({ and }) => and(conditions))
        .limit(SUMMED + 1)
        .as("listed"),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.coalesce(fn.sum<number>("total"), sql<number>`0`).as("total"),
      fn.coalesce(fn.sum<number>("balance"), sql<number>`0`).as("balance"),
    ])
    .executeTakeFirstOrThrow();
  if (Number(count) > SUMMED) return null;
  return { count: Number(count), totalCents: Number(total), balanceCents: Number(balance) };
}
