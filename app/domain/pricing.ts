import { SIXTEENTHS_PER_INCH, type Sixteenths } from "./measure";
import type { Cents, DollarsPerSqFt } from "./money";
import { PIECE_LISTS, type PieceList } from "./piece";
import { scaleHalfUp } from "./rounding";

/** An area in square sixteenths of an inch, the exact product of two lengths. */
export type SquareSixteenths = number;

const SQUARE_INCHES_PER_SQ_FT = 144;
const SQUARE_SIXTEENTHS_PER_SQ_FT = SIXTEENTHS_PER_INCH * SIXTEENTHS_PER_INCH * SQUARE_INCHES_PER_SQ_FT;

/** $6 for each pre-bored door (specification, section 9). */
export const PRE_BORE_CENTS: Cents = 600;

/** What pricing needs of a piece; a length that could not be read counts as 0. */
export interface SizedPiece {
  readonly width: Sixteenths;
  readonly height: Sixteenths;
  readonly preBored: boolean;
  /** How many of it; 1 where it is not said. */
  readonly quantity?: number;
}

export type SizedOrder = Readonly<Record<PieceList, readonly SizedPiece[]>>;

export interface PricedPiece {
  readonly area: SquareSixteenths;
  readonly cents: Cents;
}

export interface ListTotal {
  readonly count: number;
  readonly area: SquareSixteenths;
  readonly cents: Cents;
}

export interface OrderPrice {
  readonly lists: Readonly<Record<PieceList, ListTotal>>;
  readonly preBore: { readonly count: number; readonly cents: Cents };
  readonly count: number;
  readonly area: SquareSixteenths;
  readonly totalCents: Cents;
}

/**
 * Prices one piece, whatever its quantity: area in sq ft times the rate, rounded half up to a cent (section 9; 15 1/2 x 30 at $20 is $64.58).
 * The pre-bore charge is not part of it.
 */
export function pricePiece(piece: Pick<SizedPiece, "width" | "height">, rate: DollarsPerSqFt): PricedPiece {
  const area = piece.width * piece.height;
  return { area, cents: scaleHalfUp(area, rate * 100, SQUARE_SIXTEENTHS_PER_SQ_FT) };
}

function totalOf(pieces: readonly SizedPiece[], rate: DollarsPerSqFt): ListTotal {
  let [count, area, cents] = [0, 0, 0];
  for (const piece of pieces) {
    const { quantity = 1 } = piece;
    const priced = pricePiece(piece, rate);
    count += quantity;
    area += priced.area * quantity;
    cents += priced.cents * quantity;
  }
  return { count, area, cents };
}

/**
 * Prices an order: each piece rounded, then summed as often as it is wanted, plus $6 for each pre-bored door
 * (section 9). A list that is not included is passed in empty.
 */
export function priceOrder(order: SizedOrder, rate: DollarsPerSqFt): OrderPrice {
  const lists = {
    doors: totalOf(order.doors, rate),
    drawers: totalOf(order.drawers, rate),
    panels: totalOf(order.panels, rate),
    fillers: totalOf(order.fillers, rate),
  };
  const preBoredDoors = order.doors.reduce((count, door) => count + (door.preBored ? (door.quantity ?? 1) : 0), 0);
  const preBore = { count: preBoredDoors, cents: preBoredDoors * PRE_BORE_CENTS };
  const sum = (field: keyof ListTotal) => PIECE_LISTS.reduce((total, list) => total + lists[list][field], 0);
  return { lists, preBore, count: sum("count"), area: sum("area"), totalCents: sum("cents") + preBore.cents };
}

/** Prints an area in square feet with two decimals, halves up: `3.23` (section 9). */
export function formatSqFt(area: SquareSixteenths): string {
  const hundredths = scaleHalfUp(area, 100, SQUARE_SIXTEENTHS_PER_SQ_FT);
  return `${(hundredths - (hundredths % 100)) / 100}.${String(hundredths % 100).padStart(2, "0")}`;
}
