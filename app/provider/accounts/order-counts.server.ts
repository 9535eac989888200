import type { Reader } from "~/base/database/database.server";
import { isOver, ORDER_STATES } from "~/house/capacity/order-state";

/** How many orders an account has, and how many of them are open. */
export async function countOrders(db: Reader, customerId: string): Promise<{ active: number; total: number }> {
  return db
    .selectFrom("customer_order")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("state", "not in", ORDER_STATES.filter(isOver)).as("active"),
      fn.countAll<number>().as("total"),
    ])
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
}
