import { folded } from "~/database/search-text.server";
import type { OrderRow } from "./order-rows.server";

type Searched = Pick<
  OrderRow,
  "number" | "first_name" | "last_name" | "business_name" | "email" | "job_name" | "po_number"
>;

/** The text in which an order is searched: a line for each field, so that no match spans two. */
export function searchTextOf(order: Searched): string {
  const { number, first_name, last_name, business_name, email, job_name, po_number } = order;
  return [number, `${first_name} ${last_name}`, business_name, email, job_name, po_number].map(folded).join("\n");
}
