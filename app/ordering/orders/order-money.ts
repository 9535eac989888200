import type { CalendarDay } from "~/base/time/time";
import type { AuditPerson } from "~/house/audit/audit";
import type { Billing, PaymentTerms } from "~/house/invoices/customer-billing";
import type { Invoice, InvoiceCredit, Payment } from "~/house/invoices/invoice";
import type { OfferedTax } from "~/house/invoices/tax";
import type { Cents } from "~/trade/measure/money";

/** What somebody did about an order's money. */
interface MoneyRecord {
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly actor: AuditPerson;
}

/** An entry of an order's payments, as the office sees it. */
export interface PaymentEntry extends Payment, MoneyRecord {
  readonly id: number;
  /** The entry that it reverses; `null` if it is none of these. */
  readonly corrects: number | null;
  readonly isCorrected: boolean;
}

/** A credit on an order's invoice, as the office sees it. */
export interface CreditEntry extends InvoiceCredit, MoneyRecord {
  readonly id: number;
  /** Whether it takes another credit back; then its amount is negative. */
  readonly isTakingBack: boolean;
  readonly isTakenBack: boolean;
}

/** A revision of an order's invoice, as the office sees it. */
export interface RevisionRecord extends MoneyRecord {
  readonly revision: number;
  /** The revision of the order that it bills. */
  readonly orderRevision: number;
  readonly totalCents: Cents;
  readonly isVoid: boolean;
}

/** A reminder that was sent. */
export interface ReminderRecord extends MoneyRecord {
  readonly balanceCents: Cents;
}

/** Everything about the money of an order that is not paid through its provider. */
export interface OrderMoney {
  /** `null` until the order is confirmed, and for orders that were confirmed before the shop made invoices. */
  readonly invoice: Invoice | null;
  /** The oldest first. */
  readonly revisions: readonly RevisionRecord[];
  readonly entries: readonly PaymentEntry[];
  readonly credits: readonly CreditEntry[];
  readonly reminders: readonly ReminderRecord[];
  /** The tax to offer when the order is confirmed. */
  readonly tax: OfferedTax;
  /** The customer's terms, which apply once the order is confirmed. */
  readonly terms: PaymentTerms;
  /** The terms and exemption of the address that a guest typed, if the office ticks that the order is its customer's. */
  readonly typedBilling: Billing | null;
  /** The day in the shop's time zone, YYYY-MM-DD. */
  readonly today: CalendarDay;
  readonly isOverdue: boolean;
  /** Whether the order is confirmed and has no invoice, but could have one. */
  readonly lacksInvoice: boolean;
}
