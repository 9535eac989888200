import { shopFacts } from "~/base/brand/shop-facts";
import { csvText, guarded } from "~/base/text/csv-text";
import type { CalendarDay } from "~/base/time/time";
import { type OrderState, UNSHIPPED } from "~/house/capacity/order-state";
import type { PillTone } from "~/house/ui/kit/pill";
import type { ReceivedOrder } from "~/ordering/orders/order";
import type { OrderTab, Paid } from "~/ordering/orders/order-file";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import { dayIn, daysBetween } from "~/trade/measure/days";
import { type Cents, formatAmount } from "~/trade/measure/money";

/** How many orders each list of the office has; `null` if it could not be counted. */
export type TabCounts = Readonly<Record<OrderTab, number | null>>;

export const TAB_LABELS: Readonly<Record<OrderTab, string>> = {
  confirm: "To confirm",
  pay: "To pay",
  make: "To make",
  ship: "To ship",
  late: "At risk",
  "part-paid": "Part paid",
  all: "All",
};

/** How an order stands with its invoice, in the words of its pill and of the filter. */
export const PAYMENT_LABELS: Readonly<Record<Paid, string>> = {
  outstanding: "Outstanding",
  overdue: "Overdue",
  no: "Not paid",
  part: "Part paid",
  yes: "Paid",
  credit: "Credit owed",
};

export interface PillWords {
  readonly tone: PillTone;
  readonly text: string;
}

const STATE_TONES: Readonly<Record<OrderState, PillTone>> = {
  received: "waits",
  confirmed: "waits",
  "in-production": "good",
  shipped: "good",
  delivered: "good",
  finished: "over",
  cancelled: "over",
};

export const statePill = ({ state }: Pick<ReceivedOrder, "state">): PillWords => ({
  tone: STATE_TONES[state],
  text: STATE_WORDS[state].label,
});

type Paying = Pick<ReceivedOrder, "owedCents" | "paidCents" | "isOverdue">;

/** How an order stands with its invoice; `null` without one. */
export function paymentPill({ owedCents, paidCents = 0, isOverdue = false }: Paying): PillWords | null {
  if (owedCents === undefined) return null;
  if (owedCents < 0) return { tone: "waits", text: PAYMENT_LABELS.credit };
  if (owedCents === 0) return { tone: "good", text: PAYMENT_LABELS.yes };
  if (isOverdue) return { tone: "wrong", text: PAYMENT_LABELS.overdue };
  return { tone: "waits", text: PAYMENT_LABELS[paidCents > 0 ? "part" : "no"] };
}

/** Whether an order keeps its ship date; `null` once it has shipped, or if none is promised. */
export function promisePill(
  { state, shipsOn }: Pick<ReceivedOrder, "state" | "shipsOn">,
  isSlipping: boolean,
  today: CalendarDay,
): PillWords | null {
  if (shipsOn === null || !UNSHIPPED.includes(state)) return null;
  if (shipsOn < today) return { tone: "wrong", text: "Late" };
  return isSlipping ? { tone: "wrong", text: "At risk" } : { tone: "good", text: "On time" };
}

const dollars = (cents: Cents) => `${cents < 0 ? "-" : ""}${formatAmount(Math.abs(cents))}`;

/** Orders as a table for spreadsheets, amounts in dollars. */
export function orderListCsv(orders: readonly ReceivedOrder[]): string {
  const head = [
    ...["Order", "First name", "Last name", "Business", "Job", "PO number", "Placed", "Ships on", "Pieces"],
    ...["Total", "Balance", "State", "Payment"],
  ];
  const rows = orders.map((order) => [
    order.number,
    ...[order.firstName, order.lastName, order.businessName, order.jobName, order.poNumber].map(guarded),
    ...[dayIn(shopFacts().timeZone.zone, order.placedAt), order.shipsOn ?? "", String(order.count)],
    dollars(order.invoicedCents ?? order.totalCents),
    order.owedCents === undefined ? "" : dollars(order.owedCents),
    STATE_WORDS[order.state].label,
    paymentPill(order)?.text ?? "",
  ]);
  return csvText([head, ...rows]);
}

/** `in 3 days`, from today to a day. */
export function awayText(day: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, day);
  if (days === 0) return "today";
  if (Math.abs(days) === 1) return days > 0 ? "tomorrow" : "yesterday";
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}
