import type { PaymentTerms } from "~/customers/customer-billing";
import type { Cents } from "~/measure/money";
import { scaleHalfUp } from "~/measure/rounding";
import { type TenthsOfPercent, WHOLE } from "~/pricing/price-terms";

/** The amounts of an invoice. */
export interface InvoiceSums {
  /** The pieces at the list price. */
  readonly listCents: Cents;
  readonly discountCents: Cents;
  /** The credit for sample doors. */
  readonly creditCents: Cents;
  /** The fees for changes of the order; absent if there are none. */
  readonly feeCents?: Cents;
  /** The price of rush; absent without it. */
  readonly rushCents?: Cents;
  readonly freightCents: Cents;
  readonly taxCents: Cents;
}

export const NO_SUMS: InvoiceSums = { listCents: 0, discountCents: 0, creditCents: 0, freightCents: 0, taxCents: 0 };

/** What an invoice comes to. */
export const totalOf = ({ listCents, discountCents, creditCents, ...added }: InvoiceSums): Cents => {
  const { feeCents = 0, rushCents = 0, freightCents, taxCents } = added;
  return listCents - discountCents - creditCents + feeCents + rushCents + freightCents + taxCents;
};

/** A state of an invoice: corrected invoices have several, the latest of which is in effect. */
export interface InvoiceRevision {
  /** Counts from 1. */
  readonly revision: number;
  /** When it was made, ISO 8601 in UTC. */
  readonly at: string;
  /** Whether it takes the invoice back, because the order was canceled or its confirmation undone. */
  readonly isVoid: boolean;
  /** YYYY-MM-DD, in the shop's time zone. */
  readonly invoicedOn: string;
  /** When the whole amount is due or, if there is a deposit, the deposit; YYYY-MM-DD. */
  readonly dueOn: string;
  readonly terms: PaymentTerms;
  readonly sums: InvoiceSums;
  readonly totalCents: Cents;
  /** What is due before making begins; 0 if there is no deposit. */
  readonly depositCents: Cents;
  /** Why no tax is charged; empty if there is nothing to say. */
  readonly taxNote: string;
}

/** How money was received, or that it was given back. */
export const PAYMENT_KINDS = ["check", "transfer", "card", "cash", "other", "refund"] as const;

export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Money received or given back. */
export interface Payment {
  readonly kind: PaymentKind;
  /** YYYY-MM-DD. */
  readonly receivedOn: string;
  /** Negative for a refund. */
  readonly cents: Cents;
  /** Such as a check's number; empty if there is none. */
  readonly reference: string;
}

/** An invoice of an order, as its customer sees it. */
export interface Invoice {
  /** Such as `HVI-12`. */
  readonly number: string;
  /** The oldest first; the last one is in effect. */
  readonly revisions: readonly [InvoiceRevision, ...InvoiceRevision[]];
  /** The oldest first, without those that were corrected and their corrections. */
  readonly payments: readonly Payment[];
  /** The sum of all entries. */
  readonly paidCents: Cents;
  /** When the next amount is due, YYYY-MM-DD; `null` if nothing is due, or no day is set. */
  readonly nextDueOn: string | null;
  /** The owner's words about how to pay, now; empty if there are none yet. */
  readonly howToPay: string;
}

/** The state of an invoice that is in effect. */
export const currentRevision = ({ revisions }: Pick<Invoice, "revisions">): InvoiceRevision =>
  revisions.at(-1) ?? revisions[0];

/** What is still to be paid; negative if the shop owes the customer. */
export const balanceOf = (invoice: Pick<Invoice, "revisions" | "paidCents">): Cents =>
  currentRevision(invoice).totalCents - invoice.paidCents;

/** The deposit of an invoice, rounded half up: only invoices that are paid before making have one. */
export const depositOf = (terms: PaymentTerms, totalCents: Cents, percent: TenthsOfPercent): Cents =>
  terms === "prepaid" && percent < WHOLE ? scaleHalfUp(totalCents, percent, WHOLE) : 0;

interface DueFacts {
  readonly totalCents: Cents;
  readonly depositCents: Cents;
  readonly paidCents: Cents;
  /** When the deposit is due, or the whole amount if there is none. */
  readonly dueOn: string;
  /** When the order is to be shipped, or was; `null` if that is not known yet. */
  readonly shipsOn: string | null;
}

/** When the next amount is due, YYYY-MM-DD; `null` if all is paid, or the rest is due before an unknown day. */
export function nextDue({ totalCents, depositCents, paidCents, dueOn, shipsOn }: DueFacts): string | null {
  if (paidCents >= totalCents) return null;
  return depositCents > 0 && paidCents >= depositCents ? shipsOn : dueOn;
}

/** Whether an amount is overdue; `today` as YYYY-MM-DD in the shop's time zone. */
export const isOverdue = (nextDueOn: string | null, today: string): boolean => nextDueOn !== null && nextDueOn < today;

/** What is due now: the rest of the deposit, or of the whole; never negative. */
export function dueNow(invoice: Pick<Invoice, "revisions" | "paidCents">): Cents {
  const { depositCents, totalCents } = currentRevision(invoice);
  const { paidCents } = invoice;
  return Math.max(0, (depositCents > paidCents ? depositCents : totalCents) - paidCents);
}
