import { countText } from "~/base/text/counts";
import { totalWeight, wholePounds } from "~/configurator/lines/weight";
import { groupedBy } from "~/ordering/paper/style-groups";
import { glassWeightOf } from "~/trade/making/hinges";
import { madeSize } from "~/trade/making/made-size";
import type { Sixteenths } from "~/trade/measure/measure";
import { type Material, materialKey, type PlannedSheet } from "./cutting-plan";
import type { OrderPart } from "./order-parts";
import type { OrderedPiece } from "./ordered-piece";

export interface MaterialTotal extends Material {
  /** Sheets to take from the stack; 0 if none are planned. */
  readonly sheets: number;
  /** The area of the parts that are cut from sheets, in square sixteenths. */
  readonly sheetArea: number;
  /** The length of the parts that are cut from sticks, by width, the widest first. */
  readonly sticks: readonly { readonly width: Sixteenths; readonly length: Sixteenths; readonly count: number }[];
  /** The volume of solid wood, at its rough thickness: square sixteenths times quarters of an inch. */
  readonly roughVolume: number;
  /** Its share of the weight of the finished pieces, by volume. */
  readonly weightHundredthsLb: number;
}

/** The thickness of finished wood, in sixteenths, and the rough thickness in quarters that it is planed from. */
const ROUGH: readonly (readonly [finished: Sixteenths, quarters: number])[] = [
  [13, 4],
  [17, 5],
  [21, 6],
  [28, 8],
  [36, 10],
  [44, 12],
];

/** The rough thickness that wood is planed from, in quarters of an inch; 4 if the style does not say. */
function roughQuarters(thickness: Sixteenths | null): number {
  if (!thickness) return 4;
  return ROUGH.find(([finished]) => thickness <= finished)?.[1] ?? Math.ceil(thickness / 4) + 1;
}

/** A thickness to weigh with if the style does not say. */
const USUAL_THICKNESS: Sixteenths = 12;

const volumeOf = ({ length, width, thickness }: OrderPart) => length * width * (thickness || USUAL_THICKNESS);

const weighed = ({ row, specification }: OrderedPiece) => ({ piece: row, specification, quantity: 1 });

function pieceGlass({ row, specification }: OrderedPiece): number {
  return glassWeightOf(madeSize(row), specification);
}

/** The glass of frames, which is bought cut to size: only its weight is counted. */
const GLASS: Material = { material: "Glass", thickness: 2 };

/**
 * The weight of each material: that of each piece without its glass, shared among its parts by volume; the first takes
 * what is left.
 */
function weights(parts: readonly OrderPart[]): Map<string, number> {
  const found = new Map<string, number>();
  const add = (part: OrderPart, weight: number) =>
    found.set(materialKey(part), (found.get(materialKey(part)) ?? 0) + weight);
  for (const own of groupedBy(parts, ({ piece }) => piece)) {
    const whole = own.reduce((sum, part) => sum + volumeOf(part), 0);
    const [first, ...others] = own;
    const weight = totalWeight([weighed(first.piece)]) - pieceGlass(first.piece);
    let left = weight;
    for (const part of others) {
      const share = Math.floor((weight * volumeOf(part)) / whole);
      add(part, share);
      left -= share;
    }
    add(first, left);
  }
  return found;
}

function stickTotals(parts: readonly OrderPart[]): MaterialTotal["sticks"] {
  return groupedBy(parts, ({ width }) => String(width))
    .map((own) => ({
      width: own[0].width,
      length: own.reduce((sum, { length }) => sum + length, 0),
      count: own.length,
    }))
    .sort((one, other) => other.width - one.width);
}

/** What an order takes, by material in the order of its parts; `planned` is empty if no cutting plan was made. */
export function materialTotals(parts: readonly OrderPart[], planned: readonly PlannedSheet[] = []): MaterialTotal[] {
  const shares = weights(parts);
  const glass = [...new Set(parts.map(({ piece }) => piece))].reduce((sum, piece) => sum + pieceGlass(piece), 0);
  const pane = { ...GLASS, sheets: 0, sheetArea: 0, sticks: [], roughVolume: 0, weightHundredthsLb: glass };
  const sawn = groupedBy(parts, materialKey).map((own) => {
    const [{ material, thickness }] = own;
    const area = (some: readonly OrderPart[]) => some.reduce((sum, { length, width }) => sum + length * width, 0);
    const solid = own.filter(({ stock }) => stock !== "sheet");
    return {
      material,
      thickness,
      sheets: planned.filter((sheet) => materialKey(sheet) === materialKey(own[0])).length,
      sheetArea: area(own.filter(({ stock }) => stock === "sheet")),
      sticks: stickTotals(own.filter(({ stock }) => stock === "stick")),
      roughVolume: area(solid) * roughQuarters(thickness),
      weightHundredthsLb: shares.get(materialKey(own[0])) ?? 0,
    };
  });
  return glass > 0 ? [...sawn, pane] : sawn;
}

/** Square sixteenths of an inch in a square foot, sixteenths in a foot, and rough volume in a board foot. */
const SQ_FT = 36_864;
const FT = 192;
const BOARD_FT = SQ_FT * 4;

/** An amount with waste, in tenths of a unit, rounded up, as text. */
function tenths(amount: number, unit: number, waste: number): string {
  const rounded = Math.ceil((amount * (100 + waste)) / (10 * unit));
  return `${countText(Math.floor(rounded / 10))}.${rounded % 10}`;
}

/** An area in square feet, a length in feet, or a rough volume in board feet, with waste in percent. */
export const squareFeet = (area: number, waste = 0) => tenths(area, SQ_FT, waste);
export const linealFeet = (length: Sixteenths, waste = 0) => tenths(length, FT, waste);
export const boardFeet = (roughVolume: number, waste = 0) => tenths(roughVolume, BOARD_FT, waste);

/** The weight of every piece of an order, in hundredths of a pound. */
export const orderWeight = (pieces: readonly OrderedPiece[]): number => totalWeight(pieces.map(weighed));

export const pounds = (hundredthsLb: number): string => countText(wholePounds(hundredthsLb));
