import { ORDER_STATES, type OrderState } from "~/house/capacity/order-state";
import type { FormProblem } from "~/house/forms/form-problem";
import type { OrderFile } from "./order-file";

export const FILE_DONE = "done";

const NOTE_NOTICES = ["noted", "note-removed", "note-restored"] as const;
const PAYMENT_NOTICES = ["recorded", "corrected", "credited", "taken-back", "reminded", "invoiced"] as const;
const OTHER_NOTICES = [
  "undone",
  "terms",
  "shipment",
  "correction",
  "message",
  "claim",
  "payment",
  "remade",
  ...NOTE_NOTICES,
  ...PAYMENT_NOTICES,
] as const;

export type FileNotice = OrderState | (typeof OTHER_NOTICES)[number];

export function readFileNotice(query: URLSearchParams): FileNotice | null {
  const done = query.get(FILE_DONE);
  return [...ORDER_STATES, ...OTHER_NOTICES].find((notice) => notice === done) ?? null;
}

/** What was just done, or `null` if that is no longer true: a reloaded page must not report it again. */
export function noticeIfStillTrue(notice: FileNotice | null, { order, history }: OrderFile): FileNotice | null {
  if (notice === "remade") return order.state === "confirmed" ? notice : null;
  if (notice === "payment") return order.payment && order.payment.state !== "failed" ? notice : null;
  if (
    notice === null ||
    ["terms", "shipment", "correction", "message", "claim", ...NOTE_NOTICES, ...PAYMENT_NOTICES].includes(notice)
  )
    return notice;
  const last = history.findLast(({ kind }) => kind === "state" || kind === "undo")?.kind;
  if (notice === "undone") return last === "undo" ? notice : null;
  return last === "state" && order.state === notice ? notice : null;
}

export interface FileReply extends FormProblem {
  /** The revision that the form's page showed, if the order has changed since then; otherwise `null`. */
  readonly staleSince: number | null;
}
