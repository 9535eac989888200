import type { OrderRow } from "./order-rows.server";

/** The longest text that orders are searched for: no field of one is longer. */
const MAX_SEARCH_LENGTH = 254;

/** A text in which upper and lower case are one, and any white space or control characters are a single space. */
const folded = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** What somebody searches for, as the stored texts are written. */
export function foldedSearch(text: string): string {
  return folded(text.slice(0, MAX_SEARCH_LENGTH));
}

type Searched = Pick<
  OrderRow,
  "number" | "first_name" | "last_name" | "business_name" | "email" | "job_name" | "po_number"
>;

/** The text by which an order is found: a line for each field, so that nothing is found across two. */
export function searchTextOf(order: Searched): string {
  const { number, first_name, last_name, business_name, email, job_name, po_number } = order;
  return [number, `${first_name} ${last_name}`, business_name, email, job_name, po_number].map(folded).join("\n");
}
