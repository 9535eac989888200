import { withoutAccents } from "../typed/front-words";
import { readHeading } from "./column-words";
import { headsTotal } from "./count-headings";
import type { CutRecord } from "./cut-table";

const COUNTED = "(?:qty|quantity|no|pcs|count|doors?|hinged?|hung)?";
const handed = (words: string) => new RegExp(String.raw`^\W*${COUNTED}\W*(?:${words})\W*${COUNTED}\W*$`);
const LEFT = handed("l|lh|left|left ?hand(?:ed)?|links|gauche|izq(?:uierda)?");
const RIGHT = handed("r|rh|right|right ?hand(?:ed)?|rechts|droite|der(?:echa)?");

/** The columns for doors hinged left and right; `null` unless there is one of each. */
export function handedPlaces({ cells }: CutRecord): readonly [number, number] | null {
  const [lefts, rights] = [LEFT, RIGHT].map((words) =>
    cells.flatMap((cell, at) => (words.test(withoutAccents(cell)) ? [at] : [])),
  );
  const [[left, ...more] = [], [right, ...others] = []] = [lefts, rights];
  return left === undefined || right === undefined || more.length + others.length > 0 ? null : [left, right];
}

const COUNT = /^(?:-|\d{1,3})?$/;
const MARK = /^(?:x|✓|✔|y|yes)?$/i;
const countIn = (cell = "") => Number(cell.replace("-", "")) || 0;

/** Two columns that count doors hinged left and right, or that mark the side of each row. */
export function handedColumns(heading: CutRecord, body: readonly CutRecord[]): RowLayout | null {
  const places = handedPlaces(heading);
  if (!places) return null;
  const [left, right] = places;
  const meanings = heading.cells.map((cell, at) => (places.includes(at) ? "ignore" : readHeading(cell).meaning));
  if (meanings.includes("hinge")) return null;
  const rows = body.filter(({ cells }) => cells[left] !== heading.cells[left]);
  const every = (word: RegExp) => rows.every(({ cells }) => places.every((at) => word.test(cells[at] ?? "")));
  const groups = [
    { columns: [left], needed: [left], says: "left" },
    { columns: [right], needed: [right], says: "right" },
  ];
  if (every(MARK) && rows.every(({ cells }) => !cells[left] || !cells[right]))
    return { groups, title: "Hinge", titles: [""] };
  const fits = (sum: number) => (row: CutRecord) =>
    !row.cells[sum] || countIn(row.cells[left]) + countIn(row.cells[right]) === Number(row.cells[sum]);
  const named = meanings.indexOf("quantity");
  const quantity =
    named >= 0 ? named : heading.cells.findIndex((title, at) => headsTotal(title) && rows.every(fits(at)));
  const isCounting = every(COUNT) && rows.some(({ cells }) => countIn(cells[left]) + countIn(cells[right]) > 0);
  if (!isCounting || !rows.every(fits(quantity))) return null;
  return {
    groups,
    title: "Hinge",
    titles: [`Quantity (${heading.cells[left]}, ${heading.cells[right]})`],
    ...(quantity >= 0 && { replaced: [quantity] }),
  };
}

interface PieceColumns {
  readonly columns: readonly number[];
  readonly needed: readonly number[];
  readonly says: string;
}

export interface RowLayout {
  readonly groups: readonly PieceColumns[];
  readonly title: string;
  readonly titles?: readonly string[];
  readonly replaced?: readonly number[];
}
