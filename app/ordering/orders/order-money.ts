import type { CalendarDay } from "~/base/time/time";
import type { AuditPerson } from "~/house/audit/audit";
import type { Billing, PaymentTerms } from "~/house/invoices/customer-billing";
import type { Invoice, InvoiceCredit, Payment } from "~/house/invoices/invoice";
import type { OfferedTax } from "~/house/invoices/tax";
import type { Cents } from "~/trade/measure/money";

interface MoneyRecord {
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly actor: AuditPerson;
}

export interface PaymentEntry extends Payment, MoneyRecord {
  readonly id: number;
  /** The entry that it reverses; `null` if it is none of these. */
  readonly corrects: number | null;
  readonly isCorrected: boolean;
}

export interface CreditEntry extends InvoiceCredit, MoneyRecord {
  readonly id: number;
  /** Whether it takes another credit back; then its amount is negative. */
  readonly isTakingBack: boolean;
  readonly isTakenBack: boolean;
}

interface RevisionRecord extends MoneyRecord {
  readonly revision: number;
  readonly orderRevision: number;
  readonly totalCents: Cents;
  readonly isVoid: boolean;
}

interface ReminderRecord extends MoneyRecord {
  readonly balanceCents: Cents;
}

export interface OrderMoney {
  /** `null` until the order is confirmed, and for orders that were confirmed before the shop made invoices. */
  readonly invoice: Invoice | null;
  readonly revisions: readonly RevisionRecord[];
  readonly entries: readonly PaymentEntry[];
  readonly credits: readonly CreditEntry[];
  readonly reminders: readonly ReminderRecord[];
  readonly tax: OfferedTax;
  readonly terms: PaymentTerms;
  /**
   * The terms and exemption of the address that a guest typed, if the office ticks that the order is its customer's.
   */
  readonly typedBilling: Billing | null;
  readonly today: CalendarDay;
  readonly isOverdue: boolean;
  readonly lacksInvoice: boolean;
}
