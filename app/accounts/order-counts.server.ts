import { isOver, ORDER_STATES } from "~/capacity/order-state";
import type { Reader } from "~/database/database.server";

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
