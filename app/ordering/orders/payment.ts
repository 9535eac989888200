import type { Invoice } from "~/house/invoices/invoice";
import type { Cents } from "~/trade/measure/money";

/**
 * The states of an order's payment: `waiting` for freight and tax to be set, `preparing` the invoices, `due`, `paid`,
 * or `failed` because the invoices could not be made.
 */
export const PAYMENT_STATES = ["waiting", "preparing", "due", "paid", "failed"] as const;

/** The payment of an order, if the provider takes payments. */
export interface OrderPayment {
  readonly state: (typeof PAYMENT_STATES)[number];
  /** The invoices, which add up to the order's total; empty until something is due. */
  readonly parts: readonly PaymentPart[];
  /** When the last part was paid, ISO 8601 in UTC, or `null`. */
  readonly paidAt: string | null;
}

/** One invoice of an order. */
export interface PaymentPart {
  readonly cents: Cents;
  /** Where it is paid: a page of another site; `null` if there is none. */
  readonly url: string | null;
  readonly isPaid: boolean;
}

/** How an order is paid: at the provider, or by the shop's own invoice; both are absent until it is confirmed. */
export interface Paying {
  readonly payment?: OrderPayment;
  readonly invoice?: Invoice;
}
