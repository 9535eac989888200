import { timesInHeading } from "../balance/heading-times";
import type { LineAnswer } from "../balance/line-answers";
import { frontKindOf, isGeneric, withoutAccents } from "../typed/front-words";
import { statedHeightFirst, withoutStatedOrder } from "../typed/stated-order";
import { SIZE_MEANINGS } from "./column-words";
import { sizeColumns } from "./columns";
import type { RowProblem } from "./cut-row";
import type { CutRecord, CutTable } from "./cut-table";
import { openingsBelow } from "./opening-notes";
import { type KnownRecord, type RowContext, readRow } from "./read-row";
import type { CountsAbove } from "./row-count";
import type { SourcedRow } from "./source-lines";

const isSame = (a: CutRecord, b: CutRecord) =>
  a.cells.length === b.cells.length &&
  a.cells.every((cell, at) => withoutAccents(cell) === withoutAccents(b.cells[at] ?? ""));

export const cellsText = ({ cells }: CutRecord) => cells.filter(Boolean).join(" ");

export const statesOrder = (record: CutRecord) =>
  record.cells.filter(Boolean).length === 1 && statedHeightFirst(cellsText(record)) !== null;

const isOnlyOrder = (text: string) =>
  frontKindOf(text) === "unknown" && (!/:\s*$/.test(text) || /\b(?:sizes?|dim\w*|measure\w*|all)\b/i.test(text));

const roomOf = (text: string) =>
  withoutStatedOrder(text)
    .replace(/\( *\)|:\s*$/g, "")
    .replace(/ ?:?\s*$/, "");

interface Above {
  readonly heading: CutRecord | null;
  readonly ordered: CutRecord | undefined;
}

/** Reads record by record; a section heading or a stated order of sizes applies to the rows below it. */
export function walk(
  table: CutTable,
  { heading, ordered }: Above,
  records: readonly KnownRecord[],
  start: RowContext,
): WalkedRows {
  const rows: SourcedRow[] = [];
  const sections: HeadedSection[] = [];
  let context = start;
  let [section, order]: (CutRecord | undefined)[] = [undefined, ordered];
  let top = table.source === "table" ? (heading ?? undefined) : undefined;
  const width = heading?.cells.length ?? Number.POSITIVE_INFINITY;
  const sized = start.columns.filter(({ meaning }) => SIZE_MEANINGS.has(meaning));
  for (const known of records) {
    const { record } = known;
    const mayBeHeading = heading && !record.isLoose && !sized.some(({ index }) => /\d/.test(record.cells[index] ?? ""));
    if (mayBeHeading && isSame(record, heading)) continue;
    if (mayBeHeading && table.source === "table" && sizeColumns(record).length > 0) {
      context = { ...context, problem: { kind: "other-heading", line: record.line } };
      [top, order] = [record, undefined];
      continue;
    }
    if (statesOrder(record) && !sized.some(({ index }) => /\d/.test(record.cells[index] ?? ""))) {
      context = { ...context, isHeightFirst: statedHeightFirst(cellsText(record)) };
      order = record;
      if (isOnlyOrder(cellsText(record))) continue;
    }
    const begun = sectionOf(record, table, context);
    if (begun) {
      context = { ...context, ...begun };
      section = record;
      sections.push({ record, ...begun.above });
      continue;
    }
    const row = readRow(known, context, context.problem ?? faultOf(record, table, width));
    const heads = record.isLoose ? [] : [order, top, section, record.head];
    rows.push({ row, record, heads: heads.flatMap((head) => head ?? []) });
  }
  return { rows, sections };
}

export interface HeadedSection extends CountsAbove {
  readonly record: CutRecord;
}

interface WalkedRows {
  readonly rows: SourcedRow[];
  readonly sections: readonly HeadedSection[];
}

type Below = Pick<RowContext, "room" | "sectionKind" | "isOpening" | "above">;

function sectionOf(
  { line, cells, candidates = [], fault, isLoose }: CutRecord,
  table: CutTable,
  { columns, sectionKind, room: lastRoom, isOpening: wasOpening, above: wasAbove, choices }: RowContext,
): Below | null {
  const [text, ...others] = cells.filter(Boolean);
  if (text === undefined || fault || isLoose || others.length > 0 || columns.length < 2) return null;
  const isSize = columns.some(
    ({ index, meaning }) => /\d/.test(cells[index] ?? "") && (SIZE_MEANINGS.has(meaning) || meaning === "quantity"),
  );
  const isOpening = openingsBelow(text);
  const isLine = table.source === "typed" && /\d/.test(text) && !text.endsWith(":") && candidates.length === 0;
  if (isSize || (isLine && isOpening !== true)) return null;
  const kind = frontKindOf(text);
  // A word for a kind of piece, below a heading that counts its pieces several times, is a part of what it heads.
  const above =
    isGeneric(text.replace(/\W+$/, "")) && candidates.length === 0
      ? wasAbove
      : countsAbove(text, candidates, choices.lines?.[line]);
  const below = { isOpening: isOpening ?? wasOpening, above };
  if (kind !== "unknown") {
    const own = roomOf(text);
    const room = isGeneric(own.replace(/[\d():]+/g, " ")) || isOpening !== null ? lastRoom : own;
    return { ...below, room, sectionKind: kind === "other" ? sectionKind : kind };
  }
  if (isOpening !== null || candidates.length > 0) return { ...below, room: lastRoom, sectionKind };
  return { ...below, room: roomOf(text), sectionKind: "unknown" };
}

/** What a heading says of how often each piece below it is counted. */
export function countsAbove(text: string, candidates: readonly number[], answer: LineAnswer | undefined): CountsAbove {
  if (answer === "note") return NOT_COUNTED;
  const times = timesInHeading(text);
  return { candidates, times, isApplied: answer === "times" };
}

export const NOT_COUNTED: CountsAbove = { candidates: [], times: 1, isApplied: false };

function faultOf(
  { cells, fault = "no-sizes", leftover, isLoose }: CutRecord,
  table: CutTable,
  width: number,
): RowProblem | null {
  if (leftover) return { kind: "unused", text: leftover };
  if ((table.source === "typed" || isLoose) && !cells[1] && !cells[2]) return { kind: fault };
  const beyond = isLoose ? [] : cells.slice(Math.min(width, cells.length)).filter(Boolean);
  if (beyond.length === 0) return null;
  if (table.delimiter === ",") return { kind: "comma-in-size" };
  const text = beyond.find((cell) => /^\W*\d/.test(cell));
  return text === undefined ? null : { kind: "extra-cell", text };
}
