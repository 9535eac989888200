import type { EpochMs } from "~/base/time/time";
import type { OrderLine, OrderPricing } from "~/ordering/orders/order";
import { dayIn, daysAfter, nextDay, startOfDay } from "~/trade/measure/days";
import type { Cents } from "~/trade/measure/money";

/** The most quotes that an account can have. */
export const MAX_QUOTES = 200;

/** How many days a quote is valid after the day on which it is made, if the owner sets nothing else. */
export const QUOTE_DAYS = 30;

/** A request for a held price; a missing name is empty. */
export interface QuoteRequest {
  /** Made once for each quote, so that sending it again does not create another: 128 random bits, `isOrderKey`. */
  readonly key: string;
  readonly jobName: string;
  readonly lines: readonly OrderLine[];
  /** The total of the lines that the customer was shown, before tax and freight. */
  readonly totalCents: Cents;
}

/** A price that is held for the account that requested it. */
export interface Quote extends Omit<QuoteRequest, "key"> {
  /** The number that people use: `HVQ-1001`. */
  readonly number: string;
  /** What the lines were priced by when the quote was made. */
  readonly pricing: OrderPricing;
  /** ISO 8601, in UTC. */
  readonly madeAt: string;
  /** The moment at which it expires, ISO 8601 in UTC: the end of its last day. */
  readonly validUntil: string;
  /** The number of the order placed from it; `null` if there is none. */
  readonly orderedAs: string | null;
}

/** An entry in the list of an account's quotes. */
export interface QuoteSummary
  extends Pick<Quote, "number" | "jobName" | "madeAt" | "validUntil" | "orderedAs" | "totalCents"> {
  /** How many pieces. */
  readonly count: number;
}

/** Whether a text can be a quote's number: the letters of an order's, a Q, a hyphen and digits. */
export function isQuoteNumber(text: string): boolean {
  return /^[A-Z]{1,4}Q-\d{1,12}$/.test(text);
}

/** The states of a quote. */
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
 * The moment from which a quote is no longer valid, ISO 8601 in UTC: the end of its last day in the shop's time zone.
 *
 * @param madeAt ISO 8601
 * @param timeZone the shop's, an IANA name
 * @param days how many days it is valid after the day on which it is made
 */
export function validUntil(madeAt: string, timeZone: string, days: number): string {
  return startOfDay(timeZone, nextDay(daysAfter(dayIn(timeZone, madeAt), days)));
}

/** The last moment of a quote's last day, ISO 8601 in UTC; `until` is the moment at which that day ends. */
export function lastMoment(until: string): string {
  return new Date(Date.parse(until) - 1).toISOString();
}
