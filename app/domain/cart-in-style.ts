import type { Cart } from "./cart";
import { draftOf } from "./drafted-order";
import type { Cents } from "./money";
import { type PricedStyle, totalInStyle } from "./other-styles";
import type { PriceTerms } from "./price-terms";

/** What all pieces of a cart come to in one style. */
export interface CartInStyle {
  /** How many pieces there are. */
  readonly count: number;
  readonly totalCents: Cents;
  /** What it comes to before anything is taken off. */
  readonly listCents: Cents;
  /** How many of the pieces cannot be made in the style. */
  readonly unmakeable: number;
}

/** The whole cart made in one style, whatever styles its lines are of; pieces that cannot be made in it are priced all the same. */
export function cartInStyle(cart: Cart, style: PricedStyle, terms?: PriceTerms): CartInStyle {
  const lines = cart.map((line) => totalInStyle(style, draftOf(line), terms));
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    count: sum(({ count }) => count),
    totalCents: sum(({ totalCents }) => totalCents),
    listCents: sum(({ listCents }) => listCents),
    unmakeable: sum(({ unmakeable }) => unmakeable.reduce((pieces, { quantity }) => pieces + quantity, 0)),
  };
}
