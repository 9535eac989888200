import {
  type Sixteenths,
  SQUARE_SIXTEENTHS_PER_SQ_FT,
  SQUARE_SIXTEENTHS_PER_SQUARE_INCH,
  type SquareSixteenths,
} from "~/trade/measure/measure";
import type { Cents, DollarsPerSqFt } from "~/trade/measure/money";
import { PIECE_LISTS, type PieceList } from "~/trade/measure/piece";
import { scaleHalfUp } from "~/trade/measure/rounding";
import { optionCents, PRICED_OPTIONS, type PricedOption, type UsedOptions } from "./option-prices";
import { LIST_TERMS, type PriceTerms, WHOLE } from "./price-terms";

/** $6 for each pre-bored door (specification, section 9). */
export const PRE_BORE_CENTS: Cents = 600;

/** What pricing needs to know about a piece; a length that could not be read counts as 0. */
export interface SizedPiece {
  readonly width: Sixteenths;
  readonly height: Sixteenths;
  readonly preBored: boolean;
  readonly quantity?: number;
  readonly options?: UsedOptions | undefined;
}

export type SizedOrder = Readonly<Record<PieceList, readonly SizedPiece[]>>;

export interface PricedPiece {
  /** The piece's own area, even if it is charged for more. */
  readonly area: SquareSixteenths;
  readonly cents: Cents;
  readonly listCents: Cents;
}

interface ListTotal extends PricedPiece {
  readonly count: number;
}

export interface OptionTotal {
  readonly option: PricedOption;
  readonly count: number;
  readonly cents: Cents;
}

export interface OrderPrice {
  readonly lists: Readonly<Record<PieceList, ListTotal>>;
  readonly preBore: { readonly count: number; readonly cents: Cents };
  readonly options: readonly OptionTotal[];
  /** What boring and options cost: everything that is not charged by the area and the rate. */
  readonly extraCents: Cents;
  readonly count: number;
  readonly area: SquareSixteenths;
  readonly totalCents: Cents;
  readonly listCents: Cents;
}

/**
 * Prices one piece, ignoring its quantity: area in sq ft times the rate, rounded half up to a cent (section 9; 15 1/2 x
 * 30 at $20 is $64.58). The pre-bore charge is not included.
 *
 * A discount is applied before the one rounding, not to the rounded list price: that door, $64.58333 before rounding,
 * costs $58.13 with 10 percent off, though 10 percent off $64.58 would be $58.12. A piece below the least area is
 * charged as if it had that area: 6 x 12 at $20 is $10.00, and with a least area of 144 square inches $20.00. A piece
 * without a size costs nothing.
 */
export function pricePiece(
  piece: Pick<SizedPiece, "width" | "height">,
  rate: DollarsPerSqFt,
  { discount, leastSquareInches, isFree }: PriceTerms = LIST_TERMS,
): PricedPiece {
  const area = piece.width * piece.height;
  const charged = area && Math.max(area, leastSquareInches * SQUARE_SIXTEENTHS_PER_SQUARE_INCH);
  // $1 is 1,000 tenths of a percent and 100 cents: ten to the cent.
  const at = (share: number) => (isFree ? 0 : scaleHalfUp(charged, rate * share, SQUARE_SIXTEENTHS_PER_SQ_FT * 10));
  return { area, cents: at(WHOLE - discount), listCents: at(WHOLE) };
}

function totalOf(pieces: readonly SizedPiece[], rate: DollarsPerSqFt, terms?: PriceTerms): ListTotal {
  let [count, area, cents, listCents] = [0, 0, 0, 0];
  for (const piece of pieces) {
    const { quantity = 1 } = piece;
    const priced = pricePiece(piece, rate, terms);
    count += quantity;
    area += priced.area * quantity;
    cents += priced.cents * quantity;
    listCents += priced.listCents * quantity;
  }
  return { count, area, cents, listCents };
}

function optionTotals(pieces: readonly SizedPiece[], prices: PriceTerms["options"]): OptionTotal[] {
  return PRICED_OPTIONS.flatMap((option) => {
    const price = prices?.[option];
    if (!price) return [];
    let [count, cents] = [0, 0];
    for (const { width, height, options, quantity = 1 } of pieces) {
      const holes = options?.[option];
      if (holes === undefined) continue;
      count += quantity;
      cents += optionCents(price, width * height, holes) * quantity;
    }
    return cents > 0 ? [{ option, count, cents }] : [];
  });
}

/**
 * Prices an order: each piece is rounded, then multiplied by its quantity, plus $6 for each pre-bored door (section 9)
 * and what the owner charges for options. A list that is not included is passed in empty. Boring and options get no
 * discount: with 10 percent off, two pre-bored doors of 15 1/2 x 30 at $20 are 2 x $58.13 + 2 x $6.00 = $128.26, and
 * $141.16 at the list price.
 */
export function priceOrder(order: SizedOrder, rate: DollarsPerSqFt, terms?: PriceTerms): OrderPrice {
  const lists = {
    doors: totalOf(order.doors, rate, terms),
    drawers: totalOf(order.drawers, rate, terms),
    panels: totalOf(order.panels, rate, terms),
    fillers: totalOf(order.fillers, rate, terms),
  };
  const preBoredDoors = order.doors.reduce((count, door) => count + (door.preBored ? (door.quantity ?? 1) : 0), 0);
  const preBore = { count: preBoredDoors, cents: terms?.isFree ? 0 : preBoredDoors * PRE_BORE_CENTS };
  const options =
    terms?.options && !terms.isFree
      ? optionTotals(
          PIECE_LISTS.flatMap((list) => order[list]),
          terms.options,
        )
      : [];
  const extraCents = options.reduce((total, { cents }) => total + cents, preBore.cents);
  const sum = (field: keyof ListTotal) => PIECE_LISTS.reduce((total, list) => total + lists[list][field], 0);
  return {
    lists,
    preBore,
    options,
    extraCents,
    count: sum("count"),
    area: sum("area"),
    totalCents: sum("cents") + extraCents,
    listCents: sum("listCents") + extraCents,
  };
}

/** Prints an area in square feet with two decimals, halves up: `3.23` (section 9). */
export function formatSqFt(area: SquareSixteenths): string {
  const hundredths = scaleHalfUp(area, 100, SQUARE_SIXTEENTHS_PER_SQ_FT);
  return `${(hundredths - (hundredths % 100)) / 100}.${String(hundredths % 100).padStart(2, "0")}`;
}
