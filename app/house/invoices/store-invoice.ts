import type { Cents } from "~/trade/measure/money";

export interface InvoiceLine {
  readonly title: string;
  readonly unitCents: Cents;
  readonly quantity: number;
  readonly details: readonly { readonly key: string; readonly value: string }[];
}

/** One invoice of an order; together, all its invoices add up to the order's total. */
export interface InvoicePart {
  readonly lines: readonly InvoiceLine[];
  readonly creditCents: Cents;
  /** The fees for changes, all on the last invoice; absent if there are none. */
  readonly feeCents?: Cents;
  readonly rushCents?: Cents;
  readonly freightCents: Cents;
  readonly taxCents: Cents;
  readonly totalCents: Cents;
}

/**
 * A text in a form that another company's invoices accept: one line without control characters or split characters,
 * shortened between characters if it is longer than `most` UTF-16 code units.
 */
export function invoiceText(text: string, most: number): string {
  const line = text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return line.length > most ? `${line.slice(0, most - 1).replace(/\p{Cs}$/u, "")}…` : line;
}

const MAX_PAY_ADDRESS_LENGTH = 2000;

/** Whether a link may lead to this invoice address: a page of another site over https, or one on this machine. */
export function isPayAddress(url: string | null): url is string {
  if (url === null || !URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username || password || url.length > MAX_PAY_ADDRESS_LENGTH) return false;
  return protocol === "https:" || (protocol === "http:" && hostname === "127.0.0.1");
}
