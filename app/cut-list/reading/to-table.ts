import { plainMarks } from "~/measure/tape-text";
import { findHeading, pairColumn } from "./columns";
import { type CutRecord, type CutTable, MAX_CUT_LIST_BYTES, MAX_CUT_LIST_LINES } from "./cut-table";
import { DELIMITERS, delimiterOf, splitDelimited } from "./delimited-text";
import { isFaceRecords, readFaceRecords } from "./face-records";
import { withoutEntities } from "./html-entities";
import { isHtmlTable, readHtmlTable } from "./html-table";
import { typedPairs } from "./typed-sizes";
import { isTypedText, readTypedText } from "./typed-text";

/** Why a text is not a list. */
export type TextProblem = "empty" | "too-large" | "too-many-lines" | "pdf" | "binary";

/** A table with the lines of the text that it was read from. */
type SourcedTable = CutTable & { readonly lines: readonly string[] };

/** Splits a text into records, however it is written. */
export function toTable(text: string): SourcedTable | { readonly problem: TextProblem; readonly lines: number } {
  const unified = text
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n")
    .trimEnd();
  // Those of a table are read cell by cell, after its tags.
  const plain = isHtmlTable(unified) ? unified : withoutEntities(unified);
  if (plain.trim() === "") return { problem: "empty", lines: 0 };
  if (plain.length > MAX_CUT_LIST_BYTES) return { problem: "too-large", lines: 0 };
  if (plain.startsWith("%PDF")) return { problem: "pdf", lines: 0 };
  if (plain.includes("\0") || plain.startsWith("PK\u0003")) return { problem: "binary", lines: 0 };
  const lines = plain.split("\n");
  if (lines.length > MAX_CUT_LIST_LINES && !isHtmlTable(plain))
    return { problem: "too-many-lines", lines: lines.length };
  const table = tableOf(plain, lines);
  return "problem" in table ? table : { ...table, lines };
}

function tableOf(plain: string, lines: readonly string[]): CutTable | { problem: TextProblem; lines: number } {
  if (isHtmlTable(plain)) {
    const records = readHtmlTable(plain);
    return records.length > MAX_CUT_LIST_LINES
      ? { problem: "too-many-lines", lines: records.length }
      : { source: "table", records, delimiter: "\t" };
  }
  if (isFaceRecords(lines)) return { source: "faces", records: readFaceRecords(lines), delimiter: "" };
  const { shown, others } = delimited(plain, lines);
  const withHeading = [...shown, ...others].find((one) => findHeading(one.records) >= 0);
  if (withHeading) return withHeading;
  const [table] = shown;
  if (table && table.delimiter !== "," && pairColumn(table.records) >= 0 && table.records.every(holdsOne)) return table;
  if (isTypedText(lines)) return { source: "typed", records: readTypedText(lines), delimiter: "" };
  return table ?? { source: "table", records: [], delimiter: "" };
}

/** Whether a record has at most one pair of sizes: in a table, each piece has its own line. */
const holdsOne = ({ cells }: CutRecord) =>
  cells.reduce((sum, cell) => sum + typedPairs(plainMarks(cell)).length, 0) < 2;

/**
 * The text split by the delimiter that it names or shows, by each other delimiter that it contains, and by wide gaps.
 */
function delimited(plain: string, lines: readonly string[]) {
  const named = lines.length > 1 ? /^"?sep=(.)"?\s*$/i.exec(lines[0] ?? "")?.[1] : undefined;
  const body = named ? plain.slice(plain.indexOf("\n")) : plain;
  const shown = named ?? delimiterOf(lines.slice(0, 40));
  const split = (delimiter: string): CutTable => ({
    source: "table",
    records: splitDelimited(body, delimiter),
    delimiter,
  });
  const rest = named ? [] : DELIMITERS.filter((mark) => mark !== shown && plain.includes(mark));
  const others = rest.map(split);
  if (lines.some((line) => / {2,}\S/.test(line)) && shown !== "\t") {
    const records = lines.map((line, index): CutRecord => ({ line: index + 1, cells: line.trim().split(/ {2,}|\t/) }));
    others.unshift({ source: "table", records, delimiter: "\t" });
  }
  return { shown: shown === "" ? others.slice(0, 1).filter(isByGaps) : [split(shown)], others };
}

const isByGaps = ({ delimiter, records }: CutTable) =>
  delimiter === "\t" && records.some(({ cells }) => cells.length > 1);
