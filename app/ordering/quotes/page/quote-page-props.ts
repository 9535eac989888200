import type { SeenRush } from "~/house/capacity/rush";
import type { ShipDate } from "~/house/capacity/ship-date-request";
import type { TakenAgain } from "~/ordering/orders/take-again";
import type { Cents } from "~/trade/measure/money";
import type { Quote, QuoteState } from "../quote";
import type { UnorderableLine } from "../quote-price";

/** The props of a quote's page. */
export interface QuotePageProps {
  readonly quote: Quote;
  readonly state: QuoteState;
  /** The lines that prevent it from being ordered today. */
  readonly unorderable: readonly UnorderableLine[];
  /** Today's price if it is lower than the quoted one, so that the quote is ordered at it; otherwise `null`. */
  readonly lowerCents: Cents | null;
  /** When its pieces can ship if it is ordered today; `null` if that is not known. */
  readonly ships: ShipDate | null;
  /** What rush would make of that; `null` if it is not offered. */
  readonly rush: SeenRush | null;
  /** Its pieces as they can be added to the cart today, and their total. */
  readonly taken: TakenAgain;
  readonly takenCents: Cents;
  /** What has just been done; `null` for nothing. */
  readonly done: string | null;
}
