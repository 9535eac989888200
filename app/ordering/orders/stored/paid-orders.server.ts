import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Schema } from "~/base/database/schema/schema.server";
import type { CalendarDay } from "~/base/time/time";
import { IS_UNSETTLED, OWED_CENTS } from "~/house/invoices/invoice-rows.server";
import type { Paid } from "../order-file";

const order = expressionBuilder<Schema, "customer_order">();

/** The orders whose invoice is not settled and meets a condition: few, so that an index has them. */
const unsettled = (condition: Expression<SqlBool>) =>
  order(
    "customer_order.id",
    "in",
    order.selectFrom("invoice").select("invoice.order_id").where(IS_UNSETTLED).where(condition),
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
    .where(sql<SqlBool>`${OWED_CENTS} <= 0`),
);

const CONDITIONS: Readonly<Record<Paid, Expression<SqlBool>>> = {
  open: order.or([unsettled(sql<SqlBool>`${OWED_CENTS} > 0`), atProvider(["waiting", "wanted", "made", "failed"])]),
  no: order.or([
    unsettled(sql<SqlBool>`${OWED_CENTS} > 0 and invoice.paid_cents <= 0`),
    atProvider(["waiting", "wanted", "made", "failed"]),
  ]),
  part: unsettled(sql<SqlBool>`${OWED_CENTS} > 0 and invoice.paid_cents > 0`),
  yes: order.or([IS_SETTLED, atProvider(["paid"])]),
  owed: unsettled(sql<SqlBool>`${OWED_CENTS} < 0`),
};

/** The condition that an order was paid in this way. */
export const isPaid = (paid: Paid): Expression<SqlBool> => CONDITIONS[paid];

/** The condition that an amount of an order was due before a day, YYYY-MM-DD. */
export const isOverdue = (today: CalendarDay): Expression<SqlBool> =>
  unsettled(sql<SqlBool>`${OWED_CENTS} > 0 and invoice.next_due_on < ${today}`);
