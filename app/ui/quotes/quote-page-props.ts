import type { Cents } from "~/domain/money";
import type { TakenAgain } from "~/domain/orders/take-again";
import type { Quote, QuoteState } from "~/domain/quotes/quote";
import type { UnorderableLine } from "~/domain/quotes/quote-price";

/** What a quote's page shows. */
export interface QuotePageProps {
  readonly quote: Quote;
  readonly state: QuoteState;
  /** The lines that stand in the way of ordering it today. */
  readonly inTheWay: readonly UnorderableLine[];
  /** What it is ordered at where today's price is lower, or `null`. */
  readonly lowerCents: Cents | null;
  /** Its pieces as the cart takes them today, and what those come to. */
  readonly taken: TakenAgain;
  readonly takenCents: Cents;
  /** What brought somebody to the page, if anything. */
  readonly done: string | null;
}
