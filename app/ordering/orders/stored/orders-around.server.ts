import type { Reader } from "~/base/database/database.server";
import type { OrdersAround } from "../order-file";

/** The orders placed just before and just after one. */
export async function ordersAround(db: Reader, number: string): Promise<OrdersAround> {
  const found = await db
    .selectFrom("customer_order as here")
    .select(({ selectFrom }) => [
      selectFrom("customer_order")
        .select("customer_order.number")
        .whereRef("customer_order.id", "<", "here.id")
        .orderBy("customer_order.id", "desc")
        .limit(1)
        .as("previous"),
      selectFrom("customer_order")
        .select("customer_order.number")
        .whereRef("customer_order.id", ">", "here.id")
        .orderBy("customer_order.id")
        .limit(1)
        .as("next"),
    ])
    .where("here.number", "=", number)
    .executeTakeFirst();
  return found ?? { previous: null, next: null };
}
