import type { CalendarDay } from "~/base/time/time";
import type { Cents } from "~/trade/measure/money";
import { scaleHalfUp } from "~/trade/measure/rounding";
import { type TenthsOfPercent, WHOLE } from "~/trade/pricing/price-terms";
import type { PaymentTerms } from "./customer-billing";

export interface InvoiceSums {
  readonly listCents: Cents;
  readonly discountCents: Cents;
  readonly creditCents: Cents;
  readonly feeCents?: Cents;
  readonly rushCents?: Cents;
  readonly freightCents: Cents;
  readonly taxCents: Cents;
  /** What tax is charged on; absent without tax. Not added to the total. */
  readonly taxedCents?: Cents;
}

export const NO_SUMS: InvoiceSums = { listCents: 0, discountCents: 0, creditCents: 0, freightCents: 0, taxCents: 0 };

export const totalOf = ({ listCents, discountCents, creditCents, ...added }: InvoiceSums): Cents => {
  const { feeCents = 0, rushCents = 0, freightCents, taxCents } = added;
  return listCents - discountCents - creditCents + feeCents + rushCents + freightCents + taxCents;
};

export interface InvoiceRevision {
  /** Counts from 1 within the invoice; people read {@link orderRevision}. */
  readonly revision: number;
  readonly orderRevision: number;
  readonly at: string;
  /** Whether it takes the invoice back, because the order was canceled or its confirmation undone. */
  readonly isVoid: boolean;
  readonly invoicedOn: string;
  /** When the whole amount is due or, if there is a deposit, the deposit. */
  readonly dueOn: CalendarDay;
  readonly terms: PaymentTerms;
  readonly sums: InvoiceSums;
  readonly totalCents: Cents;
  /** What is due before making begins; 0 if there is no deposit. */
  readonly depositCents: Cents;
  readonly taxNote: string;
}

export const PAYMENT_KINDS = ["check", "transfer", "card", "cash", "other", "refund"] as const;

export type PaymentKind = (typeof PAYMENT_KINDS)[number];

export interface Payment {
  readonly kind: PaymentKind;
  readonly receivedOn: CalendarDay;
  /** Negative for a refund. */
  readonly cents: Cents;
  readonly reference: string;
}

export interface InvoiceCredit {
  readonly at: string;
  readonly cents: Cents;
  readonly reason: string;
}

export interface Invoice {
  readonly number: string;
  readonly revisions: readonly [InvoiceRevision, ...InvoiceRevision[]];
  /** The oldest first, without those that were corrected and their corrections. */
  readonly payments: readonly Payment[];
  readonly paidCents: Cents;
  /** What its credits take off the total; absent if there are none. */
  readonly creditedCents?: Cents;
  readonly credits?: readonly InvoiceCredit[];
  /** When the next amount is due; `null` if nothing is due, or no day is set. */
  readonly nextDueOn: CalendarDay | null;
  readonly howToPay: string;
}

export const currentRevision = ({ revisions }: Pick<Invoice, "revisions">): InvoiceRevision =>
  revisions.at(-1) ?? revisions[0];

/** What an invoice owes, as signed amounts: {@link balanceOf} adds them up, and in queries `OWED_CENTS`. */
export const OWED_TERMS = [
  { name: "totalCents", sign: 1 },
  { name: "creditedCents", sign: -1 },
  { name: "paidCents", sign: -1 },
] as const;

export type OwedAmounts = Readonly<Record<(typeof OWED_TERMS)[number]["name"], Cents>>;

const owedOf = (amounts: OwedAmounts): Cents =>
  OWED_TERMS.reduce<Cents>((sum, { name, sign }) => sum + sign * amounts[name], 0);

export type Owing = Pick<Invoice, "revisions" | "paidCents" | "creditedCents">;

/** What an order owes by its invoice; negative if the shop owes the customer. */
export const balanceOf = (invoice: Owing): Cents => {
  const { paidCents, creditedCents = 0 } = invoice;
  return owedOf({ totalCents: currentRevision(invoice).totalCents, creditedCents, paidCents });
};

const settledOf = (invoice: Owing): Cents => currentRevision(invoice).totalCents - balanceOf(invoice);

/** The deposit of an invoice, rounded half up: only invoices that are paid before making have one. */
export const depositOf = (terms: PaymentTerms, totalCents: Cents, percent: TenthsOfPercent): Cents =>
  terms === "prepaid" && percent < WHOLE ? scaleHalfUp(totalCents, percent, WHOLE) : 0;

interface DueFacts extends OwedAmounts {
  readonly depositCents: Cents;
  readonly dueOn: string;
  /** When the order is to be shipped, or was; `null` if that is not known yet. */
  readonly shipsOn: string | null;
}

/** When the next amount is due, YYYY-MM-DD; `null` if all is paid, or the rest is due before an unknown day. */
export function nextDue({ depositCents, dueOn, shipsOn, ...amounts }: DueFacts): string | null {
  const owedCents = owedOf(amounts);
  if (owedCents <= 0) return null;
  return depositCents > 0 && amounts.totalCents - owedCents >= depositCents ? shipsOn : dueOn;
}

export const isOverdue = (nextDueOn: string | null, today: CalendarDay): boolean =>
  nextDueOn !== null && nextDueOn < today;

/** What is due now: the rest of the deposit, or of the whole; never negative. */
export function dueNow(invoice: Owing): Cents {
  const { depositCents, totalCents } = currentRevision(invoice);
  const settled = settledOf(invoice);
  return Math.max(0, (depositCents > settled ? depositCents : totalCents) - settled);
}

/** What making waits for: the deposit, or the whole amount, of a prepaid order; `null` if it waits for no payment. */
export function startsAfter(invoice: Owing): "deposit" | "payment" | null {
  const { terms, depositCents, totalCents } = currentRevision(invoice);
  if (terms !== "prepaid" || settledOf(invoice) >= (depositCents || totalCents)) return null;
  return depositCents > 0 ? "deposit" : "payment";
}
