import type { Cents } from "~/trade/measure/money";

/** What changes after it was placed have made of an order, and what it costs besides its pieces. */
export interface Revised {
  /** Which revision of the order this is, from 2; absent for the first. */
  readonly contentRevision?: number;
  /** The fees for changes, in addition to the price of the pieces; absent if there are none. */
  readonly feeCents?: Cents;
  /** The price of rush, in addition to the price of the pieces; absent without it. */
  readonly rushCents?: Cents;
  /** Its day of shipping is an estimate until it is confirmed: not all of its minutes are booked. */
  readonly isEstimate?: true;
}
