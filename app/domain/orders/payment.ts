import type { Cents } from "../money";

/**
 * How far the paying of an order is: its freight and tax are to be said first (`waiting`), its invoices are being made
 * (`preparing`), `due`, `paid`, or could not be made (`failed`).
 */
export const PAYMENT_STATES = ["waiting", "preparing", "due", "paid", "failed"] as const;

/** How an order is paid, where its provider takes payments. */
export interface OrderPayment {
  readonly state: (typeof PAYMENT_STATES)[number];
  /** The invoices, which come to the order's total together; none as long as nothing is due. */
  readonly parts: readonly PaymentPart[];
  /** When the last of it was paid, ISO 8601 in UTC, or `null`. */
  readonly paidAt: string | null;
}

/** One invoice of an order. */
export interface PaymentPart {
  readonly cents: Cents;
  /** Where it is paid: another site's page; `null` where there is none. */
  readonly url: string | null;
  readonly isPaid: boolean;
}

/** The longest address of an invoice, in UTF-16 code units. */
export const MAX_PAY_ADDRESS_LENGTH = 2000;

/** Whether a link may lead to this address of an invoice: a page of another site over https, or one of this machine. */
export function isPayAddress(url: string | null): url is string {
  if (url === null || !URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username || password || url.length > MAX_PAY_ADDRESS_LENGTH) return false;
  return protocol === "https:" || (protocol === "http:" && hostname === "127.0.0.1");
}
