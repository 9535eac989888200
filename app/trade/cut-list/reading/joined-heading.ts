import { withoutAccents } from "../typed/front-words";
import { readHeading, SIZE_MEANINGS } from "./column-words";
import type { CutRecord } from "./cut-table";
import { UNIT_WORDS } from "./heading-words";

/** What stands under a column without a length in a row of units. */
const NO_UNIT = /^(?:|-|pcs?|pieces|ea|each|qty|no|nr|stk|st|l\/r|text)$/;

const bareWord = (cell: string) =>
  withoutAccents(cell)
    .replace(/[.()[\]]/g, "")
    .trim();

/** Whether a record only names the units of the columns above it: `,mm,mm,pcs`. */
const isUnits = ({ cells }: CutRecord) =>
  cells.some((cell) => UNIT_WORDS.has(bareWord(cell))) &&
  cells.every((cell) => UNIT_WORDS.has(bareWord(cell)) || NO_UNIT.test(bareWord(cell)));

function isUpper({ cells }: CutRecord, heading: CutRecord): boolean {
  if (cells.filter(Boolean).length < 2 || cells.some((cell) => /\d/.test(cell))) return false;
  const sizes = heading.cells.map((cell) => readHeading(cell).meaning).filter((meaning) => SIZE_MEANINGS.has(meaning));
  return new Set(sizes).size < sizes.length || cells.some((cell, at) => cell && !heading.cells[at]);
}

/** The titles of two rows: `Door,` above `Width,Height` are `Door Width` and `Door Height`. */
function titlesOf(upper: CutRecord, lower: CutRecord): string[] {
  let group = "";
  return Array.from({ length: Math.max(upper.cells.length, lower.cells.length) }, (_, at) => {
    const [above = "", own = ""] = [upper.cells[at], lower.cells[at]];
    if (above || !own) group = above;
    return own && group && withoutAccents(own) !== withoutAccents(group) ? `${group} ${own}` : own || above;
  });
}

function textOf(records: readonly CutRecord[], from: number, to: number, lines: readonly string[]): string {
  const texts = records.slice(from, to).map(({ text, line }, at) => {
    return text ?? lines.slice(line - 1, (records[from + at + 1]?.line ?? lines.length + 1) - 1).join("\n");
  });
  return texts.join("\n");
}

export function joinedHeading(
  records: readonly CutRecord[],
  at: number,
  lines: readonly string[],
): { readonly records: readonly CutRecord[]; readonly at: number } {
  const [upper, heading, units] = [records[at - 1], records[at], records[at + 1]];
  if (!heading) return { records, at };
  const [first, last] = [upper && isUpper(upper, heading) ? at - 1 : at, units && isUnits(units) ? at + 1 : at];
  if (first === last) return { records, at };
  const titles = upper && first < at ? titlesOf(upper, heading) : heading.cells;
  const withUnit = (title: string, index: number) => {
    const unit = last > at ? bareWord(units?.cells[index] ?? "") : "";
    return title && UNIT_WORDS.has(unit) ? `${title} (${unit})` : title;
  };
  const joined: CutRecord = {
    line: records[first]?.line ?? heading.line,
    cells: titles.map(withUnit),
    text: textOf(records, first, last + 1, lines),
  };
  return { records: [...records.slice(0, first), joined, ...records.slice(last + 1)], at: first };
}
