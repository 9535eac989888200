import type { CalendarDay } from "~/base/time/time";
import { daysAfter } from "~/trade/measure/days";

/** When a customer pays. */
export const PAYMENT_TERMS = ["prepaid", "net-15", "net-30"] as const;

export type PaymentTerms = (typeof PAYMENT_TERMS)[number];

/** The terms in words. */
export const TERMS_WORDS: Readonly<Record<PaymentTerms, string>> = {
  prepaid: "Prepaid",
  "net-15": "Net 15",
  "net-30": "Net 30",
};

const NET_DAYS = { "net-15": 15, "net-30": 30 } as const;

/**
 * The last day on which an invoice is not overdue; both days as YYYY-MM-DD. A prepaid one is due at once.
 *
 * @param prepaidDays the owner's days for a prepaid invoice
 */
export const dueDay = (terms: PaymentTerms, invoicedOn: string, prepaidDays: number): string =>
  daysAfter(invoicedOn, terms === "prepaid" ? prepaidDays : NET_DAYS[terms]);

/** The file of a certificate. */
export interface CertificateFile {
  readonly id: string;
  /** As the person who uploaded it named it; only for display. */
  readonly name: string;
}

/** A customer's exemption from sales tax. */
export interface Exemption {
  /** The number of the certificate. */
  readonly certificate: string;
  /** The postal code of the state in which it is valid; `null` if it is valid in every state. */
  readonly state: string | null;
  /** The last day on which it is valid; `null` if it does not expire. */
  readonly expiresOn: CalendarDay | null;
  /** The certificate itself, if it was uploaded. */
  readonly file?: CertificateFile;
}

/** How a customer is billed. */
export interface Billing {
  readonly terms: PaymentTerms;
  /** `null` if the customer pays tax. */
  readonly exemption: Exemption | null;
}

/** How a customer is billed about whom nothing is stored. */
export const DEFAULT_BILLING: Billing = { terms: "prepaid", exemption: null };

/** A customer: an account by its id, or a guest by the e-mail address of their orders, in any spelling. */
export type CustomerKey = { readonly accountId: string } | { readonly email: string };

/**
 * Why an exemption does not apply to an order: it has expired, or it is for another state; `null` if it applies.
 *
 * @param state the postal code of the state that the order is delivered to
 */
export function exemptionGap({ state: of, expiresOn }: Exemption, state: string, today: CalendarDay) {
  if (expiresOn !== null && expiresOn < today) return "expired";
  return of !== null && of !== state ? "other-state" : null;
}
