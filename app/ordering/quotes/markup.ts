import { sizedPiece } from "~/configurator/lines/cart-item";
import type { OrderLine } from "~/ordering/orders/order";
import { creditedBy } from "~/ordering/orders/order-price";
import { finishedTitle } from "~/trade/catalog/finish";
import { SIXTEENTHS_PER_INCH } from "~/trade/measure/measure";
import type { Cents, DollarsPerSqFt } from "~/trade/measure/money";
import { type Door, PIECE_LISTS, type Piece, type PieceList, quantityOf } from "~/trade/measure/piece";
import { scaleHalfUp } from "~/trade/measure/rounding";
import { optionsCents } from "~/trade/pricing/option-prices";
import { type PriceTerms, type TenthsOfPercent, WHOLE } from "~/trade/pricing/price-terms";
import { PRE_BORE_CENTS, type SizedPiece } from "~/trade/pricing/pricing";

const SQUARE_SIXTEENTHS_PER_SQUARE_INCH = SIXTEENTHS_PER_INCH ** 2;
/**
 * The dealer's price is computed in an integer unit: square sixteenths × dollars per square foot × tenths of a percent.
 * A cent is this many of them: 144 × 256 × 1000 / 100.
 */
const UNITS_PER_CENT = 144 * SQUARE_SIXTEENTHS_PER_SQUARE_INCH * 10;

/**
 * What one piece costs a dealer's client, including boring and options: the dealer's own price with the markup, rounded
 * once, half up to a cent. 15 1/2 x 30 at $20 with 10 percent off is $58.125 before rounding; with a markup of 25
 * percent, $72.66.
 */
export function markedUpPiece(
  { width, height, preBored, options: used }: Omit<SizedPiece, "quantity">,
  rate: DollarsPerSqFt,
  { discount, leastSquareInches, options }: PriceTerms,
  markup: TenthsOfPercent,
): Cents {
  const area = width * height;
  const charged = area && Math.max(area, leastSquareInches * SQUARE_SIXTEENTHS_PER_SQUARE_INCH);
  const extra = (preBored ? PRE_BORE_CENTS : 0) + optionsCents(used, area, options);
  // BigInt, because the product of the four can exceed what a number holds exactly.
  const own = BigInt(charged) * BigInt(rate * (WHOLE - discount)) + BigInt(extra) * BigInt(UNITS_PER_CENT);
  const divisor = BigInt(UNITS_PER_CENT * WHOLE);
  return Number((2n * own * BigInt(WHOLE + markup) + divisor) / (2n * divisor));
}

export interface MarkedUpRow {
  readonly list: PieceList;
  readonly index: number;
  readonly piece: Piece | Door;
  readonly quantity: number;
  readonly eachCents: Cents;
  readonly cents: Cents;
}

export interface MarkedUpLine {
  readonly title: string;
  readonly rows: readonly MarkedUpRow[];
  readonly cents: Cents;
}

const sumOf = (parts: readonly { readonly cents: Cents }[]) => parts.reduce((sum, { cents }) => sum + cents, 0);

/** What a sample costs a dealer's client: the fixed price with the markup, rounded half up to a cent. */
const markedUpSample = (cents: Cents, markup: TenthsOfPercent): Cents => scaleHalfUp(cents, WHOLE + markup, WHOLE);

interface Markup {
  readonly terms: PriceTerms;
  readonly markup: TenthsOfPercent;
  readonly isCredited: (line: OrderLine) => boolean;
}

function rowsOf(line: OrderLine, { terms, markup, isCredited }: Markup): readonly MarkedUpRow[] {
  const sampleCents = line.sample && markedUpSample(isCredited(line) ? 0 : line.sample.priceCents, markup);
  return PIECE_LISTS.flatMap((list) =>
    line[list].map((piece: Piece | Door, index) => {
      const size = sizedPiece(list, piece, line);
      const eachCents = sampleCents ?? markedUpPiece(size, line.pricePerSqFt, terms, markup);
      const quantity = quantityOf(piece);
      return { list, index, piece, quantity, eachCents, cents: eachCents * quantity };
    }),
  );
}

/**
 * Lines as a dealer's client reads them: each piece with the markup, and the total to the cent. Credited samples are
 * free for the client too.
 */
export function markedUp(
  lines: readonly OrderLine[],
  terms: PriceTerms,
  markup: TenthsOfPercent,
): { readonly lines: readonly MarkedUpLine[]; readonly totalCents: Cents } {
  const isCredited = creditedBy(lines, terms);
  const marked = lines.map((line) => {
    const rows = rowsOf(line, { terms, markup, isCredited });
    return { title: finishedTitle(line), rows, cents: sumOf(rows) };
  });
  return { lines: marked, totalCents: sumOf(marked) };
}
