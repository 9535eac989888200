import type { FormProblem } from "./form-problem";

/** What the buttons of an order's page ask for; a message comes by a form of its own. */
const INTENTS = ["cancel", "change", "renew-link", "approve", "message"] as const;

export type OrderPageIntent = (typeof INTENTS)[number];

/** The name of the button that was pressed on an order's page. */
export const ORDER_PAGE_INTENT = "intent";

/** Reads which button of an order's page was pressed; `null` when it was none. */
export function readOrderPageForm(form: URLSearchParams): OrderPageIntent | null {
  const pressed = form.get(ORDER_PAGE_INTENT);
  return INTENTS.find((intent) => intent === pressed) ?? null;
}

/** The name in the page's query under which it says what a button did. */
export const DONE = "done";

const NOTICES = ["cancelled", "changing", "renewed", "approved", "written", "claimed"] as const;

/** What brought somebody to an order's page: the order was just placed, or a button of the page did its work. */
export type OrderNotice = "placed" | (typeof NOTICES)[number];

/** Reads from the query of an order's page what brought somebody there. */
export function readOrderNotice(query: URLSearchParams): OrderNotice | null {
  const done = query.get(DONE);
  return NOTICES.find((notice) => notice === done) ?? (query.has("placed") ? "placed" : null);
}

/** What the page says of a button that did nothing. */
export interface OrderPageProblem extends FormProblem {
  /** What was asked for in vain. */
  readonly refused: OrderPageIntent;
}
