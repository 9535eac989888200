import type { Generated } from "kysely";
import type { EpochMs } from "~/base/time/time";

type PaymentTerms = "prepaid" | "net-15" | "net-30";

interface MoneySettingsTable {
  revision: number;
  saved_at: EpochMs;
  saved_by: string;
  settings: string;
}

interface CustomerBillingTable {
  /** `account:` and an id, or `mail:` and an address. */
  customer: string;
  revision: number;
  saved_at: EpochMs;
  saved_by: string;
  terms: PaymentTerms;
  certificate: string | null;
  exempt_in: string | null;
  expires_on: string | null;
  certificate_file: string | null;
}

interface InvoiceTable {
  id: number;
  /** That of its order, with an I after the letters. Earlier ones were counted. */
  number: string;
  order_id: number;
  /** The amounts are those of its latest revision. */
  revision: number;
  invoiced_on: string;
  is_void: 0 | 1;
  total_cents: number;
  deposit_cents: number;
  paid_cents: Generated<number>;
  /** What its credits take off `total_cents`, which is never more than all of it. */
  credited_cents: Generated<number>;
  next_due_on: string | null;
}

interface InvoiceRevisionTable {
  invoice_id: number;
  revision: number;
  at: number;
  actor_id: string;
  is_void: 0 | 1;
  invoiced_on: string;
  due_on: string;
  terms: PaymentTerms;
  list_cents: number;
  fee_cents: Generated<number>;
  rush_cents: Generated<number>;
  discount_cents: number;
  credit_cents: number;
  freight_cents: number;
  tax_cents: number;
  total_cents: number;
  deposit_cents: number;
  tax_note: string;
  /** What tax was charged on; 0 without tax. */
  taxed_cents: Generated<number>;
  order_revision: Generated<number>;
}

interface PaymentEntryTable {
  id: Generated<number>;
  invoice_id: number;
  at: number;
  actor_id: string;
  kind: "check" | "transfer" | "card" | "cash" | "other" | "refund";
  received_on: string;
  /** Negative if money went back to the customer. */
  cents: number;
  reference: string;
  corrects: number | null;
}

interface InvoiceCreditTable {
  id: Generated<number>;
  invoice_id: number;
  at: number;
  actor_id: string;
  /** Negative if it takes another credit back. */
  cents: number;
  reason: string;
  corrects: number | null;
}

interface PaymentReminderTable {
  invoice_id: number;
  day: string;
  at: number;
  actor_id: string;
  balance_cents: number;
}

export interface MoneyTables {
  money_settings: MoneySettingsTable;
  customer_billing: CustomerBillingTable;
  invoice: InvoiceTable;
  invoice_revision: InvoiceRevisionTable;
  payment_entry: PaymentEntryTable;
  invoice_credit: InvoiceCreditTable;
  payment_reminder: PaymentReminderTable;
}
