import { plainMarks } from "~/trade/measure/tape-text";
import { typedPairs } from "../typed/typed-sizes";
import { findHeading, pairColumn, sizeColumns } from "./columns";
import {
  type CutRecord,
  type CutTable,
  MAX_COLUMNS,
  MAX_CUT_LIST_BYTES,
  MAX_CUT_LIST_LINES,
  MAX_LINE_LENGTH,
} from "./cut-table";
import { DELIMITERS, delimiterOf, splitDelimited } from "./delimited-text";
import { isFaceRecords, readFaceRecords } from "./face-records";
import { isMostlyGapped, splitAtGaps } from "./gapped-text";
import { isPartsList } from "./guessed-columns";
import { withoutEntities } from "./html-entities";
import { countHtmlRows, isHtmlTable, readHtmlTable } from "./html-table";
import { isTypedText, readTypedText } from "./typed-text";

export type TextProblem =
  | "empty"
  | "too-large"
  | "too-many-lines"
  | "long-line"
  | "too-many-columns"
  | "pdf"
  | "binary";

interface RefusedText {
  readonly problem: TextProblem;
  readonly lines: number;
  readonly problemLine?: number;
}

export type SourcedTable = CutTable & { readonly lines: readonly string[] };

/** Lines, their letters and columns are counted first: nothing reads a text that has too many. */
export function toTable(text: string, mostRows: number): SourcedTable | RefusedText {
  if (text.length > MAX_CUT_LIST_BYTES) return { problem: "too-large", lines: 0 };
  const unified = text
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .trimEnd();
  // Those of a table are read cell by cell, after its tags.
  const plain = isHtmlTable(unified) ? unified : withoutEntities(unified);
  if (plain.trim() === "") return { problem: "empty", lines: 0 };
  if (plain.startsWith("%PDF")) return { problem: "pdf", lines: 0 };
  if (plain.includes("\0") || plain.startsWith("PK\u0003")) return { problem: "binary", lines: 0 };
  const isHtml = isHtmlTable(plain);
  const lines = plain.split("\n");
  const count = isHtml ? countHtmlRows(plain) : lines.length;
  if (count > MAX_CUT_LIST_LINES) return { problem: "too-many-lines", lines: count };
  const long = isHtml ? -1 : lines.findIndex((line) => line.length > MAX_LINE_LENGTH);
  if (long >= 0) return { problem: "long-line", lines: lines.length, problemLine: long + 1 };
  const table = isHtml ? htmlTable(plain) : tableOf(plain, lines, mostRows);
  if (!table) return { problem: "too-large", lines: count };
  return "problem" in table ? table : { ...table, lines };
}

const isWideRecord = ({ cells }: CutRecord) =>
  cells.length > MAX_COLUMNS && cells.findLastIndex(Boolean) >= MAX_COLUMNS;

const tooWide = ({ line }: CutRecord, { length }: readonly unknown[]): RefusedText => ({
  problem: "too-many-columns",
  lines: length,
  problemLine: line,
});

function htmlTable(plain: string): CutTable | RefusedText | null {
  const records = readHtmlTable(plain);
  const wide = records?.find(isWideRecord);
  if (records && wide) return tooWide(wide, records);
  return records && { source: "table", records, delimiter: "\t" };
}

function tableOf(plain: string, lines: readonly string[], mostRows: number): CutTable | RefusedText {
  if (isFaceRecords(lines)) return { source: "faces", records: readFaceRecords(lines), delimiter: "" };
  const { wide, shown, others } = delimited(plain, lines);
  // A typed line may list many pieces.
  if (wide && typedPairs(plainMarks(lines[wide.line - 1] ?? "")).length < 2) return tooWide(wide, lines);
  const withHeading = [...shown, ...others].find(({ records }) => isMostlyLaidOut(records, findHeading(records)));
  if (withHeading) return withHeading;
  const [table] = shown;
  if (table && isPartsList(table.records)) return table;
  if (table && table.delimiter !== "," && pairColumn(table.records) >= 0 && table.records.every(holdsOne)) return table;
  if (isTypedText(lines)) return { source: "typed", ...readTypedText(lines, mostRows), delimiter: "" };
  return table ?? { source: "table", records: [], delimiter: "" };
}

/** Whether a table has a heading, and most of its lines with sizes have them in its columns: the others are typed. */
function isMostlyLaidOut(records: readonly CutRecord[], at: number): boolean {
  const heading = records[at];
  if (!heading) return false;
  const columns = sizeColumns(heading);
  const isPair = (cell: string | undefined) => typedPairs(plainMarks(cell ?? "")).length > 0;
  const isLaidOut = ({ cells }: CutRecord) =>
    columns.some((index) => /\d/.test(cells[index] ?? "") && (columns.length === 1 || !isPair(cells[index])));
  const typed = records.filter((record, index) => !(index > at && isLaidOut(record)) && record.cells.some(isPair));
  return columns.length === 0 || typed.length === 0 || records.slice(at).filter(isLaidOut).length >= typed.length;
}

const holdsOne = ({ cells }: CutRecord) =>
  cells.reduce((sum, cell) => sum + typedPairs(plainMarks(cell)).length, 0) < 2;

/** By the delimiter that it names or shows, by each other one that it contains, and by wide gaps. */
function delimited(plain: string, lines: readonly string[]) {
  const named = lines.length > 1 ? /^"?sep=(.)"?\s*$/i.exec(lines[0] ?? "")?.[1] : undefined;
  const body = named ? plain.slice(plain.indexOf("\n")) : plain;
  const shown = named ?? delimiterOf(lines.slice(0, 40));
  const split = (delimiter: string): CutTable => ({
    source: "table",
    records: splitDelimited(body, delimiter).map(withoutEmptyEnd),
    delimiter,
  });
  const rest = named ? [] : DELIMITERS.filter((mark) => mark !== shown && plain.includes(mark));
  const others = rest.map(split).filter(({ records }) => !records.some(isWideRecord));
  if (lines.some((line) => line.trim().includes("  ")) && shown !== "\t") {
    others.unshift({ source: "table", records: splitAtGaps(lines), delimiter: "\t" });
  }
  const first = shown === "" ? others.slice(0, 1).filter(isByGaps) : [split(shown)];
  const wide = first.flatMap(({ records }) => records.find(isWideRecord) ?? [])[0];
  return { wide, shown: wide ? [] : first, others };
}

const withoutEmptyEnd = (record: CutRecord): CutRecord =>
  record.cells.length <= MAX_COLUMNS
    ? record
    : { ...record, cells: record.cells.slice(0, Math.max(MAX_COLUMNS, record.cells.findLastIndex(Boolean) + 1)) };

const isByGaps = ({ delimiter, records }: CutTable) => delimiter === "\t" && isMostlyGapped(records);
