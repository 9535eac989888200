import type { FormProblem } from "~/house/forms/form-problem";

const INTENTS = ["cancel", "change", "renew-link", "approve", "message"] as const;

export type OrderPageIntent = (typeof INTENTS)[number];

export const ORDER_PAGE_INTENT = "intent";

export function readOrderPageForm(form: URLSearchParams): OrderPageIntent | null {
  const pressed = form.get(ORDER_PAGE_INTENT);
  return INTENTS.find((intent) => intent === pressed) ?? null;
}

export const DONE = "done";

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

export type OrderNotice = "placed" | (typeof NOTICES)[number];

export function readOrderNotice(query: URLSearchParams): OrderNotice | null {
  const done = query.get(DONE);
  return NOTICES.find((notice) => notice === done) ?? (query.has("placed") ? "placed" : null);
}

export interface OrderPageProblem extends FormProblem {
  readonly refused: OrderPageIntent;
}

/** The notice that is still true: what it says about a request holds only until the request is answered. */
export const noticeNow = (notice: OrderNotice | null, isAsked: boolean): OrderNotice | null =>
  notice === "requested" && !isAsked ? null : notice;
