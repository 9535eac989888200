import { expressionBuilder, type SqlBool, sql } from "kysely";
import type { Reader } from "~/base/database/database.server";
import type { Schema } from "~/base/database/schema/schema.server";
import { IS_UNSETTLED, OWED_CENTS } from "~/house/invoices/invoice-rows.server";
import { dutiesOf, hasDuties, type OrderToDo } from "../duties";
import { HAS_OPEN_DRAWINGS } from "./order-conditions.server";
import { linkedOrder } from "./orders.server";

const order = expressionBuilder<Schema, "customer_order">();

const HAS_OFFER = order.exists(
  order
    .selectFrom("order_change")
    .select("order_change.id")
    .whereRef("order_change.order_id", "=", "customer_order.id")
    .where("order_change.state", "=", "offered"),
);

const OWES = order.exists(
  order
    .selectFrom("invoice")
    .select("invoice.id")
    .whereRef("invoice.order_id", "=", "customer_order.id")
    .where(IS_UNSETTLED)
    .where(sql<SqlBool>`${OWED_CENTS} > 0`),
);

const OWES_AT_PROVIDER = order.exists(
  order
    .selectFrom("order_payment")
    .select("order_payment.order_id")
    .whereRef("order_payment.order_id", "=", "customer_order.id")
    .where("order_payment.state", "=", "made"),
);

/** At most `most` of an account's orders that ask their customer to do something, the newest first. */
export async function ordersToDo(db: Reader, customerId: string, most: number): Promise<readonly OrderToDo[]> {
  const rows = await db
    .selectFrom("customer_order")
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom("order_change")
        .select(({ fn }) => fn.max("order_change.id").as("id"))
        .whereRef("order_change.order_id", "=", "customer_order.id")
        .where("order_change.state", "=", "offered")
        .as("offer"),
    )
    .where("customer_id", "=", customerId)
    .where(({ or }) => or([HAS_OPEN_DRAWINGS, HAS_OFFER, OWES, OWES_AT_PROVIDER]))
    .orderBy("customer_order.id", "desc")
    .limit(most)
    .execute();
  const found: OrderToDo[] = [];
  for (const { offer, ...row } of rows) {
    const duties = dutiesOf((await linkedOrder(db, row)).order, offer !== null);
    if (hasDuties(duties)) found.push({ number: row.number, jobName: row.job_name, ...duties });
  }
  return found;
}
