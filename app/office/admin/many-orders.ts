import { counted } from "~/base/text/counts";
import type { OrderState } from "~/house/capacity/order-state";
import { type LeftOut, leftOutText } from "~/ordering/orders/chosen-orders";
import { hasShipped, type OrderFile, waitsForPayment } from "~/ordering/orders/order-file";
import { openRemakes } from "~/ordering/orders/remade-words";

export const MANY_TASK = "task";

/** What one press does to several orders: it moves them to a state, or undoes that. */
export const MANY_TASKS = ["start", "ship", "undo-start", "undo-ship"] as const;

export type ManyTask = (typeof MANY_TASKS)[number];

export const readManyTask = (form: URLSearchParams): ManyTask | null =>
  MANY_TASKS.find((task) => task === form.get(MANY_TASK)) ?? null;

export const STATE_OF_TASK: Readonly<Record<ManyTask, OrderState>> = {
  start: "in-production",
  ship: "shipped",
  "undo-start": "in-production",
  "undo-ship": "shipped",
};

export const isUndo = (task: ManyTask): boolean => task.startsWith("undo-");

/** The task that undoes another; `null` for one that undoes. */
export function undoOf(task: ManyTask): ManyTask | null {
  if (isUndo(task)) return null;
  return task === "start" ? "undo-start" : "undo-ship";
}

function stateWhy(state: OrderState, task: ManyTask): string {
  if (state === "cancelled") return "canceled";
  if (state === "received") return "not confirmed";
  if (hasShipped(state)) return "already shipped";
  return task === "start" ? "already in production" : "not in production";
}

/**
 * Why an order cannot be moved with others, or must not be without a look at its own page, which asks first; empty if it
 * can.
 */
export function whyNotMoved({ order, isChangePending }: OrderFile, task: ManyTask): string {
  const { state } = order;
  if (state !== (task === "start" ? "confirmed" : "in-production")) return stateWhy(state, task);
  if (task === "start" && isChangePending) return "a change waits for an answer";
  if (task === "start" && waitsForPayment(order)) return "not paid";
  const [remake] = task === "ship" ? openRemakes(order) : [];
  return remake ? `pieces are made again in ${remake.number}` : "";
}

/** Whether the customer has not approved the drawings of an order that was just started. */
export const isUnapprovedStart = ({ order }: OrderFile, task: ManyTask): boolean =>
  task === "start" && order.proofApprovedAt === null && !order.remake;

export interface ManyDone {
  readonly task: ManyTask;
  readonly done: readonly string[];
  readonly left: readonly LeftOut[];
  /** Those that were started although their drawings are not approved. */
  readonly unapproved: readonly string[];
}

const DONE_WORDS: Readonly<Record<ManyTask, (orders: string, isOne: boolean) => string>> = {
  start: (orders) => `Production of ${orders} has started.`,
  ship: (orders, isOne) => `${orders} ${isOne ? "is" : "are"} marked as shipped.`,
  "undo-start": (orders, isOne) => `Undone: ${orders} ${isOne ? "waits" : "wait"} for production again.`,
  "undo-ship": (orders, isOne) => `Undone: ${orders} ${isOne ? "is" : "are"} in production again.`,
};

/** What was done with several orders, and what was left out, in words. */
export function manyText({ task, done, left }: ManyDone): string {
  const orders = counted(done.length, "order");
  const words = done.length > 0 ? DONE_WORDS[task](orders, done.length === 1) : "Nothing was changed.";
  return left.length > 0 ? `${words} Left out: ${leftOutText(left)}.` : words;
}
