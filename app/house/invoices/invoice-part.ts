import type { Cents } from "~/trade/measure/money";

/** One distinct size of an order, as an invoice lists it. */
export interface InvoiceLine {
  readonly title: string;
  /** The price of one piece, including boring and options. */
  readonly unitCents: Cents;
  readonly quantity: number;
  readonly details: readonly { readonly key: string; readonly value: string }[];
}

/** One invoice of an order; together, all its invoices add up to the order's total. */
export interface InvoicePart {
  readonly lines: readonly InvoiceLine[];
  /** The credit for sample doors, subtracted from its lines. */
  readonly creditCents: Cents;
  /** The fees for changes, all on the last invoice; absent if there are none. */
  readonly feeCents?: Cents;
  /** The price of rush, all on the last invoice; absent without it. */
  readonly rushCents?: Cents;
  readonly freightCents: Cents;
  readonly taxCents: Cents;
  readonly totalCents: Cents;
}
