import type { CalendarDay } from "~/base/time/time";
import { daysAfter } from "~/trade/measure/days";

export const PAYMENT_TERMS = ["prepaid", "net-15", "net-30"] as const;

export type PaymentTerms = (typeof PAYMENT_TERMS)[number];

export const TERMS_WORDS: Readonly<Record<PaymentTerms, string>> = {
  prepaid: "Prepaid",
  "net-15": "Net 15",
  "net-30": "Net 30",
};

const NET_DAYS = { "net-15": 15, "net-30": 30 } as const;

/** The last day on which an invoice is not overdue. A prepaid one is due after the owner's `prepaidDays`. */
export const dueDay = (terms: PaymentTerms, invoicedOn: string, prepaidDays: number): string =>
  daysAfter(invoicedOn, terms === "prepaid" ? prepaidDays : NET_DAYS[terms]);

export interface CertificateFile {
  readonly id: string;
  /** As the person who uploaded it named it; only for display. */
  readonly name: string;
}

export interface Exemption {
  readonly certificate: string;
  /** The postal code of the state in which it is valid; `null` if it is valid in every state. */
  readonly state: string | null;
  /** The last day on which it is valid; `null` if it does not expire. */
  readonly expiresOn: CalendarDay | null;
  readonly file?: CertificateFile;
}

export interface Billing {
  readonly terms: PaymentTerms;
  /** `null` if the customer pays tax. */
  readonly exemption: Exemption | null;
}

export const DEFAULT_BILLING: Billing = { terms: "prepaid", exemption: null };

/** A customer: an account by its id, or a guest by the e-mail address of their orders, in any spelling. */
export type CustomerKey = { readonly accountId: string } | { readonly email: string };

/** Why an exemption does not apply to an order for a state, by its postal code; `null` if it applies. */
export function exemptionGap({ state: of, expiresOn }: Exemption, state: string, today: CalendarDay) {
  if (expiresOn !== null && expiresOn < today) return "expired";
  return of !== null && of !== state ? "other-state" : null;
}
