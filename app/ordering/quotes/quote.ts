import type { EpochMs, TimeZone } from "~/base/time/time";
import type { OrderLine, OrderPricing } from "~/ordering/orders/order";
import { dayIn, daysAfter, nextDay, startOfDay } from "~/trade/measure/days";
import type { Cents } from "~/trade/measure/money";

export const MAX_QUOTES = 200;

/** How many days a quote is valid after the day on which it is made, if the owner sets nothing else. */
export const QUOTE_DAYS = 30;

/** A request for a held price; a missing name is empty. */
export interface QuoteRequest {
  /** Made once for each quote, so that sending it again does not create another: 128 random bits, `isOrderKey`. */
  readonly key: string;
  readonly jobName: string;
  readonly lines: readonly OrderLine[];
  readonly totalCents: Cents;
}

export interface Quote extends Omit<QuoteRequest, "key"> {
  /** The number that people use: `HVQ-1001`. */
  readonly number: string;
  /** What the lines were priced by when the quote was made. */
  readonly pricing: OrderPricing;
  readonly madeAt: string;
  /** The moment at which it expires, ISO 8601 in UTC: the end of its last day. */
  readonly validUntil: string;
  /** The number of the order placed from it; `null` if there is none. */
  readonly orderedAs: string | null;
}

export interface QuoteSummary
  extends Pick<Quote, "number" | "jobName" | "madeAt" | "validUntil" | "orderedAs" | "totalCents"> {
  readonly count: number;
}

/** Whether a text can be a quote's number: the letters of an order's, a Q, a hyphen and digits. */
export function isQuoteNumber(text: string): boolean {
  return /^[A-Z]{1,4}Q-\d{1,12}$/.test(text);
}

export type QuoteState = "valid" | "expired" | "ordered";

/** The state of a quote. One that was ordered in time stays ordered. */
export function quoteState(
  { validUntil, orderedAs }: Pick<Quote, "validUntil" | "orderedAs">,
  now: EpochMs,
): QuoteState {
  if (orderedAs !== null) return "ordered";
  return now < Date.parse(validUntil) ? "valid" : "expired";
}

/**
 * The moment from which a quote is no longer valid: the end of its last day in the shop's time zone, so many days after
 * the day on which it is made.
 */
export function validUntil(madeAt: string, timeZone: TimeZone, days: number): string {
  return startOfDay(timeZone, nextDay(daysAfter(dayIn(timeZone, madeAt), days)));
}

/** The last moment of the day that ends at `until`, ISO 8601 in UTC. */
export function lastMoment(until: string): string {
  return new Date(Date.parse(until) - 1).toISOString();
}
