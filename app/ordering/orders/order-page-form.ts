import type { FormProblem } from "~/house/forms/form-problem";

/** The values of the buttons on an order's page; a message has a form of its own. */
const INTENTS = ["cancel", "change", "renew-link", "approve", "message"] as const;

export type OrderPageIntent = (typeof INTENTS)[number];

/** The name of the button that was pressed on an order's page. */
export const ORDER_PAGE_INTENT = "intent";

/** Reads which button of an order's page was pressed; `null` if none was. */
export function readOrderPageForm(form: URLSearchParams): OrderPageIntent | null {
  const pressed = form.get(ORDER_PAGE_INTENT);
  return INTENTS.find((intent) => intent === pressed) ?? null;
}

/** The query parameter of the page for what a button did. */
export const DONE = "done";

/** What was just done with a change of an order. */
const CHANGE_NOTICES = ["revised", "requested", "change-approved", "change-withdrawn", "change-over"] as const;

const NOTICES = [
  "cancelled",
  "changing",
  "renewed",
  "approved",
  "written",
  "claimed",
  "received",
  ...CHANGE_NOTICES,
] as const;

/** What led to an order's page: the order was just placed, or a button of the page was pressed. */
export type OrderNotice = "placed" | (typeof NOTICES)[number];

/** Reads from the query of an order's page what led there; `null` for neither. */
export function readOrderNotice(query: URLSearchParams): OrderNotice | null {
  const done = query.get(DONE);
  return NOTICES.find((notice) => notice === done) ?? (query.has("placed") ? "placed" : null);
}

/** What the page says about a button that changed nothing. */
export interface OrderPageProblem extends FormProblem {
  /** The action that was refused. */
  readonly refused: OrderPageIntent;
}

/**
 * The notice that is still true: what it says about a request holds only until the request is answered.
 *
 * @param isAsked whether a request of the customer still waits for the shop
 */
export const noticeNow = (notice: OrderNotice | null, isAsked: boolean): OrderNotice | null =>
  notice === "requested" && !isAsked ? null : notice;
