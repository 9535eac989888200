import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Schema } from "~/database/schema/schema.server";
import type { Paid } from "~/orders/order-file";

const order = expressionBuilder<Schema, "customer_order">();

/** The orders whose invoice is not settled and meets a condition: few, so that an index has them. */
const unsettled = (condition: Expression<SqlBool>) =>
  order(
    "customer_order.id",
    "in",
    order
      .selectFrom("invoice")
      .select("invoice.order_id")
      .where("invoice.total_cents", "<>", ({ ref }) => ref("invoice.paid_cents"))
      .where(condition),
  );

/** The orders whose payment at the provider meets a condition. */
const atProvider = (states: readonly ("waiting" | "wanted" | "made" | "failed" | "paid")[]) =>
  order.exists(
    order
      .selectFrom("order_payment")
      .select("order_payment.order_id")
      .whereRef("order_payment.order_id", "=", "customer_order.id")
      .where("order_payment.state", "in", states),
  );

const IS_SETTLED = order.exists(
  order
    .selectFrom("invoice")
    .select("invoice.id")
    .whereRef("invoice.order_id", "=", "customer_order.id")
    .where("invoice.is_void", "=", 0)
    .where(sql<SqlBool>`invoice.paid_cents >= invoice.total_cents`),
);

const CONDITIONS: Readonly<Record<Paid, Expression<SqlBool>>> = {
  no: order.or([
    unsettled(sql<SqlBool>`invoice.total_cents > invoice.paid_cents and invoice.paid_cents <= 0`),
    atProvider(["waiting", "wanted", "made", "failed"]),
  ]),
  part: unsettled(sql<SqlBool>`invoice.total_cents > invoice.paid_cents and invoice.paid_cents > 0`),
  yes: order.or([IS_SETTLED, atProvider(["paid"])]),
  owed: unsettled(sql<SqlBool>`invoice.total_cents < invoice.paid_cents`),
};

/** The condition that an order was paid in this way. */
export const isPaid = (paid: Paid): Expression<SqlBool> => CONDITIONS[paid];

/** The condition that an amount of an order was due before a day, YYYY-MM-DD. */
export const isOverdue = (today: string): Expression<SqlBool> =>
  unsettled(sql<SqlBool>`invoice.total_cents > invoice.paid_cents and invoice.next_due_on < ${today}`);
