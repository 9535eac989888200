import type { Cart, CartLine } from "~/configurator/lines/cart";
import { priceItem } from "~/configurator/lines/cart-item";
import type { Product } from "~/trade/catalog/product";
import { pieceFindings } from "~/trade/making/piece-findings";
import { type Cents, dollarsPerSqFt } from "~/trade/measure/money";
import { PIECE_LISTS, quantityOf } from "~/trade/measure/piece";
import type { PriceTerms } from "~/trade/pricing/price-terms";

interface CartInStyle {
  readonly count: number;
  readonly totalCents: Cents;
  /** The price before discounts. */
  readonly listCents: Cents;
  readonly unmakeable: number;
}

type PricedStyle = Pick<Product, "priceCents" | "specification">;

function unmakeableIn(line: CartLine, { specification }: PricedStyle): number {
  const pieces = PIECE_LISTS.flatMap((list) =>
    line[list].filter((piece) => pieceFindings(list, piece, specification).some(({ severity }) => severity === "red")),
  );
  return pieces.reduce((count, piece) => count + quantityOf(piece), 0);
}

/**
 * The cart's doors priced in one style, whatever styles its lines have. Samples are left out. Pieces that cannot be
 * made in the style are included in the price.
 */
export function cartInStyle(whole: Cart, style: PricedStyle, terms?: PriceTerms): CartInStyle {
  const cart = whole.filter(({ sample }) => !sample);
  const pricePerSqFt = dollarsPerSqFt(style.priceCents);
  const prices = cart.map((line) => priceItem({ ...line, pricePerSqFt }, terms));
  const sum = (of: (price: (typeof prices)[number]) => number) => prices.reduce((total, price) => total + of(price), 0);
  return {
    count: sum(({ count }) => count),
    totalCents: sum(({ totalCents }) => totalCents),
    listCents: sum(({ listCents }) => listCents),
    unmakeable: cart.reduce((count, line) => count + unmakeableIn(line, style), 0),
  };
}
