import type { NewOrderRow } from "./order-rows.server";

/** The longest text that orders are searched for: no field of one is longer. */
const MAX_SEARCH_LENGTH = 254;

/** A text in which upper and lower case are one, and any white space is a single space. */
const folded = (text: string) => text.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();

/** What somebody searches for, as the stored texts are written. */
export function foldedSearch(text: string): string {
  return folded(text.slice(0, MAX_SEARCH_LENGTH));
}

type Searched = Pick<NewOrderRow, "first_name" | "last_name" | "business_name" | "email" | "job_name" | "po_number">;

/** The text by which an order is found, beside its number: one line for each field, so that no match spans two. */
export function searchTextOf(order: Searched): string {
  const { first_name, last_name, business_name, email, job_name, po_number } = order;
  return [`${first_name} ${last_name}`, business_name, email, job_name, po_number].map(folded).join("\n");
}
