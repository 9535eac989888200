import type { OrderLine } from "~/domain/orders/order";

export const CHECKOUT_FORM_ID = "checkout";

/** The field that says what a post is for: {@link REVIEW} shows the form with the posted lines, {@link PLACE} orders. */
export const INTENT = "intent";
export const REVIEW = "review";
export const PLACE = "place";

/** The lines of an order as a form's hidden field holds them. */
export function writeOrderLines(lines: readonly OrderLine[]): string {
  return JSON.stringify(lines);
}
