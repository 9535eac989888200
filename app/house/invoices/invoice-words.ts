import { calendarDayText, dateText } from "~/house/ui/kit/moment-text";
import { type Cents, formatCents } from "~/trade/measure/money";
import { TERMS_WORDS } from "./customer-billing";
import {
  balanceOf,
  currentRevision,
  dueNow,
  type Invoice,
  type InvoiceRevision,
  type Owing,
  type PaymentKind,
} from "./invoice";

export const PAYMENT_WORDS: Readonly<Record<PaymentKind, string>> = {
  check: "Check",
  transfer: "Transfer",
  card: "Card",
  cash: "Cash",
  other: "Other",
  refund: "Refund",
};

/** `November 26, 2026`. */
export const fullDay = calendarDayText;

/** An amount that may be negative: `−$5.00`. */
export const signedText = (cents: Cents): string => `${cents < 0 ? "−" : ""}${formatCents(Math.abs(cents))}`;

/** Below a list: `3 orders, total $900.00, balance $120.00`. */
export const listSums = (count: string, word: string, cents: Cents, balanceCents: Cents): string =>
  `${count}, ${word} ${formatCents(cents)}, balance ${signedText(balanceCents)}`;

/** What is left of a balance: "Balance due $120.00", "Paid in full" or "Credit owed $20.00". */
export function balanceText(invoice: Owing): string {
  const balance = balanceOf(invoice);
  if (balance > 0) return `Balance due ${formatCents(balance)}`;
  if (balance < 0) return `Credit owed ${formatCents(-balance)}`;
  const { isVoid, totalCents } = currentRevision(invoice);
  return isVoid || totalCents === 0 ? "Nothing due" : "Paid in full";
}

/** What an order of a list owes: "$120.00", "Paid" or "Credit owed $20.00"; empty without an invoice. */
export function owedText(owedCents: Cents | undefined): string {
  if (owedCents === undefined) return "";
  if (owedCents === 0) return "Paid";
  return owedCents > 0 ? formatCents(owedCents) : `Credit owed ${formatCents(-owedCents)}`;
}

/** Of what is paid before making: `isStarted` once the order is made all the same. */
export const dueAtOnce = (isStarted: boolean): string =>
  isStarted ? "Due now." : "Due now. We start when your payment arrives.";

export function dueWords(invoice: Owing & Pick<Invoice, "nextDueOn">, isStarted = false): readonly string[] {
  const { depositCents, dueOn, terms } = currentRevision(invoice);
  const [balance, now] = [balanceOf(invoice), dueNow(invoice)];
  if (balance <= 0) return [];
  if (now < balance) {
    const rest = formatCents(balance - now);
    return [
      `Deposit due now: ${formatCents(now)}. We start when it arrives. The rest, ${rest}, is due before shipping.`,
    ];
  }
  if (depositCents > 0) {
    const by = invoice.nextDueOn ? `, by ${fullDay(invoice.nextDueOn)}` : "";
    return [`The deposit is paid. The rest, ${formatCents(balance)}, is due before shipping${by}.`];
  }
  if (terms === "prepaid") return [dueAtOnce(isStarted)];
  return [`Due by ${fullDay(dueOn)} (${TERMS_WORDS[terms].toLowerCase()}).`];
}

/**
 * `revision 2, corrected November 26`: the revision of the order that an invoice bills, which people read, and the day
 * of a correction that bills it again. Empty for the first invoice of an unchanged order.
 */
export function revisionText(
  { revision, orderRevision, at }: InvoiceRevision,
  revisions: readonly InvoiceRevision[],
): string {
  const isAgain = revisions.some((one) => one.orderRevision === orderRevision && one.revision < revision);
  return [
    ...(orderRevision > 1 ? [`revision ${orderRevision}`] : []),
    ...(isAgain ? [`corrected ${dateText(at)}`] : []),
  ].join(", ");
}

/** The title of an invoice: "Invoice HVI-1001", with {@link revisionText}. */
export function invoiceTitle({ number, revisions }: Pick<Invoice, "number" | "revisions">): string {
  const text = revisionText(currentRevision({ revisions }), revisions);
  return `Invoice ${number}${text && `, ${text}`}`;
}

export function sumRows(invoice: Owing): readonly { readonly term: string; readonly text: string }[] {
  const { sums, totalCents, depositCents } = currentRevision(invoice);
  const row = (term: string, cents: Cents, isShown = true) => (isShown ? [{ term, text: signedText(cents) }] : []);
  return [
    ...row("Pieces", sums.listCents),
    ...row("Discount", -sums.discountCents, sums.discountCents > 0),
    ...row("Samples credited", -sums.creditCents, sums.creditCents > 0),
    ...row("Rush", sums.rushCents ?? 0, sums.rushCents !== undefined),
    ...row("Fee for changes", sums.feeCents ?? 0, sums.feeCents !== undefined),
    ...row("Freight", sums.freightCents),
    ...row("Tax", sums.taxCents),
    ...row("Invoice total", totalCents),
    ...row("Of this, deposit", depositCents, depositCents > 0),
    ...row("Credit", -(invoice.creditedCents ?? 0), invoice.creditedCents !== undefined),
    ...row("Paid", -invoice.paidCents, invoice.paidCents !== 0),
  ];
}
