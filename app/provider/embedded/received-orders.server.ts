import type { ReceivedOrder } from "~/domain/orders/order";
import { ORDERS_A_PAGE } from "../contract/orders.server";
import { type OrderRow, SUMMARY_COLUMNS, summaryOf } from "./order-rows.server";
import type { Database } from "./sqlite-driver.server";

/**
 * A page of everybody's orders, newest first, and whether there are older ones.
 *
 * @param before the number of the last order of the page before; an unknown one begins at the newest
 */
export function listReceivedOrders(
  database: Database,
  before: string | null,
): { readonly orders: readonly ReceivedOrder[]; readonly more: boolean } {
  const last = database.prepare("SELECT id FROM customer_order WHERE number = ?").get(before) as
    | { id: number }
    | undefined;
  const rows = database
    .prepare(
      `SELECT ${SUMMARY_COLUMNS}, first_name, last_name, business_name, link FROM customer_order
       WHERE id < ? ORDER BY id DESC LIMIT ?`,
    )
    .all(last?.id ?? Number.MAX_SAFE_INTEGER, ORDERS_A_PAGE + 1) as unknown as OrderRow[];
  const orders = rows.slice(0, ORDERS_A_PAGE).map((row) => ({
    ...summaryOf(row),
    firstName: row.first_name,
    lastName: row.last_name,
    businessName: row.business_name,
    link: row.link,
  }));
  return { orders, more: rows.length > ORDERS_A_PAGE };
}
