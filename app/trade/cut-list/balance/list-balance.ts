import { SQUARE_SIXTEENTHS_PER_SQ_FT, type SquareSixteenths } from "~/trade/measure/measure";
import { HINGE_SIDES, type HingeSide, type PieceList } from "~/trade/measure/piece";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import { sizeOf } from "~/trade/pieces/piece-draft";
import type { FrontKind } from "../typed/front-words";
import type { LineAnswer } from "./line-answers";
import { namesPart, type SaidOf, type SaidTotal } from "./said-totals";

/** What is summed up of a row. */
export interface SummedRow {
  readonly line: number;
  readonly list: PieceList;
  readonly kind: FrontKind;
  /** How many pieces it is for, counting both doors of a pair. */
  readonly quantity: number;
  /** `null` if it makes none. */
  readonly piece: PieceDraft | null;
  readonly isTicked: boolean;
}

/** The ticked pieces; a pair counts as two doors. */
export interface TakenSums {
  readonly pieces: Readonly<Record<PieceList, number>>;
  readonly hinges: Readonly<Record<HingeSide | "", number>>;
  readonly area: SquareSixteenths;
}

/** A total that the list gives, beside what was read of the rows that it counts. */
export interface CheckedTotal extends SaidTotal {
  /** Of those rows, ticked or not. */
  readonly read: number;
  /** How many of these are not ticked. */
  readonly unticked: number;
  readonly agrees: boolean;
  /** Whether it counts all rows. */
  readonly isWhole: boolean;
}

/** A way to count the pieces, by columns. */
export interface CountAnswer {
  /** What it makes of each column that may count: `3:quantity,4:times`. */
  readonly value: string;
  readonly titles: readonly string[];
  readonly how: "one" | "product" | "sum" | "none";
  readonly pieces: number;
}

/** Asked if several columns of numbers may say how many pieces there are, or one that the list does not name. */
export interface CountQuestion {
  readonly titles: readonly string[];
  readonly answers: readonly CountAnswer[];
  /** The value of the answer given; `null` for none. */
  readonly answer: string | null;
}

export interface LineQuestion {
  /** `sizes`: it holds sizes; `words`: it may ask for pieces; `times`: it may count each piece below it several times. */
  readonly kind: "sizes" | "words" | "times";
  readonly line: number;
  readonly text: string;
  readonly times: number;
  readonly answer: LineAnswer | null;
}

/** What a list comes to, to be checked before it is added. */
export interface ListBalance {
  readonly taken: TakenSums;
  readonly totals: readonly CheckedTotal[];
  readonly counts: CountQuestion | null;
  readonly lines: readonly LineQuestion[];
}

export const NO_BALANCE: ListBalance = {
  taken: {
    pieces: { doors: 0, drawers: 0, panels: 0, fillers: 0 },
    hinges: { left: 0, right: 0, pair: 0, top: 0, none: 0, "": 0 },
    area: 0,
  },
  totals: [],
  counts: null,
  lines: [],
};

/** The questions about a list as a whole that are open. */
export const openQuestions = ({ counts, lines }: ListBalance): number =>
  (counts && counts.answer === null ? 1 : 0) + lines.filter(({ answer }) => answer === null).length;

function areaOf({ piece, quantity }: SummedRow): SquareSixteenths {
  if (!piece) return 0;
  const { width, height } = sizeOf(piece);
  return width * height * quantity;
}

const sideOf = (hinge: string): HingeSide | "" => HINGE_SIDES.find((side) => side === hinge) ?? "";

export function takenSumsOf(rows: readonly SummedRow[]): TakenSums {
  const pieces: Record<PieceList, number> = { ...NO_BALANCE.taken.pieces };
  const hinges: Record<HingeSide | "", number> = { ...NO_BALANCE.taken.hinges };
  let area = 0;
  for (const row of rows) {
    if (!row.isTicked || !row.piece) continue;
    pieces[row.list] += row.quantity;
    if (row.list === "doors") hinges[sideOf(row.piece.hinge)] += row.quantity;
    area += areaOf(row);
  }
  return { pieces, hinges, area };
}

/** A row as totals count it; `raw` is the count that the list gives it. */
export interface CountedRow {
  readonly row: SummedRow;
  readonly raw: number;
}

/** What one row adds to a total, as read, and as the list counts it. */
function shareOf({ row, raw }: CountedRow, of: SaidOf): readonly [read: number, raw: number] {
  const { list, kind, quantity, piece } = row;
  const own = [quantity, raw] as const;
  const isFront = kind !== "other";
  if (of === "pieces") return own;
  if (of === "area") return [areaOf(row) / SQUARE_SIXTEENTHS_PER_SQ_FT, 0];
  if (of === "pair") return piece?.hinge === "pair" ? [quantity / 2, raw] : [0, 0];
  if (of === "left" || of === "right") return isFront && piece?.hinge === of ? own : [0, 0];
  return isFront && list === of ? own : [0, 0];
}

interface Sums {
  /** By number of rows: how much they add up to. */
  readonly read: readonly number[];
  readonly raw: readonly number[];
  readonly taken: readonly number[];
}

function sumsOf(rows: readonly CountedRow[], of: SaidOf): Sums {
  const [read, raw, taken] = [[0], [0], [0]];
  for (const counted of rows) {
    const [own, ownRaw] = shareOf(counted, of);
    read.push((read.at(-1) ?? 0) + own);
    raw.push((raw.at(-1) ?? 0) + ownRaw);
    taken.push((taken.at(-1) ?? 0) + (counted.row.isTicked ? own : 0));
  }
  return { read, raw, taken };
}

/** How many rows stand above each line, by line. */
function rowsAbove(rows: readonly CountedRow[]) {
  const lines = rows.map(({ row }) => row.line);
  return (line: number): number => {
    let [low, high] = [0, lines.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((lines[middle] ?? 0) < line) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

type Span = readonly [from: number, to: number];

const sameWords = (one: SaidTotal, other: SaidTotal) =>
  one.of === other.of && one.text.replace(/\d+/g, "").toLowerCase() === other.text.replace(/\d+/g, "").toLowerCase();

/** The rows that a total may count, the likeliest first: those above it since another one, or all of them. */
function spansOf(
  total: SaidTotal,
  at: number,
  totals: readonly SaidTotal[],
  sections: readonly number[],
  above: (line: number) => number,
  count: number,
): Span[] {
  const end = above(total.line);
  const whole: Span = [0, count];
  if (total.isHeading) {
    const next = sections.find((line) => line > total.line);
    return [[end, next === undefined ? count : above(next)]];
  }
  if (end === 0) return [whole];
  const earlier = totals.slice(0, at).filter(({ line, isHeading }) => line < total.line && !isHeading);
  const since: Span = [above(earlier.at(-1)?.line ?? 0), end];
  const section: Span = [above(sections.findLast((line) => line <= total.line) ?? 0), end];
  const isRepeated = earlier.some((other) => sameWords(other, total));
  const isPart = isRepeated || namesPart(total.text);
  const spans: Span[] = end === count && !isPart ? [whole] : [since, section, ...(isPart ? [] : [[0, end] as const])];
  return spans.filter(([from, to]) => to > from);
}

/** Each total beside what was read; a total that could count several spans of rows counts the one that it agrees with. */
export function checkedTotals(
  totals: readonly SaidTotal[],
  rows: readonly CountedRow[],
  sections: readonly number[],
): CheckedTotal[] {
  const sums = new Map<SaidOf, Sums>();
  const above = rowsAbove(rows);
  return totals.flatMap((total, at): CheckedTotal[] => {
    const known = sums.get(total.of) ?? sumsOf(rows, total.of);
    sums.set(total.of, known);
    const checked = spansOf(total, at, totals, sections, above, rows.length).map(([from, to]): CheckedTotal => {
      const within = (all: readonly number[]) => (all[to] ?? 0) - (all[from] ?? 0);
      const [read, raw, taken] = [within(known.read), within(known.raw), within(known.taken)];
      const slack = total.of === "area" ? Math.max(0.06, total.said * 0.005) : 0;
      const agrees = [read, raw, taken].some((sum) => Math.abs(sum - total.said) <= slack);
      return { ...total, read, unticked: read - taken, agrees, isWhole: from === 0 && to === rows.length };
    });
    const found = checked.find(({ agrees }) => agrees) ?? checked[0];
    return found ? [found] : [];
  });
}
