import { dueNow } from "~/house/invoices/invoice";
import { type Cents, formatCents } from "~/trade/measure/money";
import type { Order } from "./order";
import { waitsForPayment } from "./order-file";

/** What an order asks its customer to do. */
export interface Duties {
  readonly approvesDrawings: boolean;
  /** Whether a change that the shop offers waits for an answer. */
  readonly approvesChange: boolean;
  /** What is to be paid now; 0 if nothing is. */
  readonly payCents: Cents;
}

export interface OrderToDo extends Duties, Pick<Order, "number" | "jobName"> {}

interface Dutiful extends Pick<Order, "state" | "proofApprovedAt" | "invoice" | "payment"> {
  /** Set for a remake. */
  readonly remake?: unknown;
}

/** `isOffered`: whether a change that the shop offers waits for an answer. */
export function dutiesOf(order: Dutiful, isOffered: boolean): Duties {
  const { state, proofApprovedAt, remake } = order;
  return {
    approvesDrawings: state === "confirmed" && proofApprovedAt === null && remake === undefined,
    approvesChange: isOffered,
    payCents: state === "cancelled" ? 0 : payCents(order),
  };
}

function payCents({ invoice, payment }: Dutiful): Cents {
  if (invoice) return dueNow(invoice);
  if (payment?.state !== "due") return 0;
  return payment.parts.reduce((sum, { cents, isPaid }) => sum + (isPaid ? 0 : cents), 0);
}

export const hasDuties = ({ approvesDrawings, approvesChange, payCents }: Duties): boolean =>
  approvesDrawings || approvesChange || payCents > 0;

/** What making an order waits for. */
export type Hold = "not paid" | "drawings not approved";

/** What keeps a confirmed order from being made; empty once it has begun. */
export function holdsOf(order: Dutiful): readonly Hold[] {
  if (order.state !== "confirmed") return [];
  return [
    ...(waitsForPayment(order) ? (["not paid"] as const) : []),
    ...(dutiesOf(order, false).approvesDrawings ? (["drawings not approved"] as const) : []),
  ];
}

/** What the buttons of the duties say. */
export const DUTY_LABELS = {
  approveDrawings: "Approve drawings",
  approveChange: "Approve this change",
  pay: (cents: Cents) => `Pay ${formatCents(cents)}`,
} as const;
