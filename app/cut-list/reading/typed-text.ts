import { plainMarks } from "~/measure/tape-text";
import { type CutRecord, type CutTable, cleanCell, MAX_CELL_LENGTH } from "./cut-table";
import { frontKindOf, namesOpening } from "./front-words";
import { statedHeightFirst } from "./stated-order";
import { typedCount } from "./typed-count";
import { type TypedPiece, typedPiece } from "./typed-pair";
import { partsOf } from "./typed-parts";
import { typedPairs } from "./typed-sizes";

/** The columns that typed lines are laid out in. */
const TYPED_HEADING = ["Quantity", "Width", "Height", "Description", "Hinge", "Bore"];

const BULLET = /^(?:[>\s]*)(?:[-•*–·]\s+)?/;
/** The time and sender of a message in a pasted chat. */
const STAMP = /^(?:\[[^\]]{0,30}\d:\d\d[^\]]{0,20}\]|[\d/.]{6,10},? \d{1,2}:\d\d(?: ?[ap]m)? -) ?[^:]{1,40}: ?/i;
const NUMBERED = /^(\d{1,3}) ?[.):] /;
/** A line that only gives the count for the line above it. */
const COUNT_ALONE =
  /^\(?(?:(?:qty|quantity|pcs|anzahl|cant\w*|menge)\b|[x×])[.:= ]*\d{1,3}\)?\.?$|^\(?\d{1,3} ?(?:x|pcs?|ea|each|pieces|stk|stück)\)?\.?$/i;
const plainLine = (text: string) => plainMarks(cleanCell(text)).replace(STAMP, "").replace(BULLET, "");

/** Whether lines hold sizes as people type them: `2 @ 15 1/2 x 30`. */
export function isTypedText(lines: readonly string[]): boolean {
  return lines.some((line) => typedPairs(plainMarks(cleanCell(line))).length > 0);
}

/**
 * Lays out typed lines as a table. A line without two sizes stays as its own line if it has a number or names what
 * follows; a greeting is left out. Reading ends before the line that would make more rows than
 * wanted, unless it is the first one.
 */
export function readTypedText(lines: readonly string[], mostRows: number): Pick<CutTable, "records" | "endsAt"> {
  const plain = lines.map(plainLine);
  const isNumbered = numbersRise(plain);
  const heading: CutRecord = { line: 1, cells: TYPED_HEADING };
  const records: CutRecord[] = [];
  let isHeightFirst = false;
  for (const [index, text] of plain.entries()) {
    if (text === "") continue;
    const line = index + 1;
    if ((lines[index]?.length ?? 0) > MAX_CELL_LENGTH && /\d/.test(lines[index] ?? "")) {
      records.push({ line, cells: ["", "", "", text, "", ""], fault: "long-line" });
      continue;
    }
    const parts = partsOf(isNumbered ? text.replace(NUMBERED, "") : text);
    const isFull = records.length > 0 && records.length + parts.length > mostRows;
    if (isFull) return { records: [heading, ...records], endsAt: line };
    const stated = statedHeightFirst(text);
    if (stated !== null && parts.length === 0) isHeightFirst = stated;
    const last = records.at(-1);
    if (last?.line === index && COUNT_ALONE.test(text) && last.cells[0] === "" && last.cells[1] !== "") {
      records[records.length - 1] = { ...last, cells: [figuresOf(text), ...last.cells.slice(1)] };
    } else if (parts.length > 0) {
      records.push(...recordsOf(parts, line, stated ?? isHeightFirst));
    } else if (stated !== null || isHeading(text) || /\d/.test(text)) {
      records.push({ line, cells: ["", "", "", text, "", ""], ...countsForBelow(text) });
    }
  }
  return { records: [heading, ...records] };
}

const figuresOf = (text: string) => /\d+/.exec(text)?.[0] ?? "";

/** A count above the pieces may apply to each of them: `2 of each:`. */
function countsForBelow(text: string): Partial<CutRecord> {
  const counts = isHeading(text) ? typedCount(text).marked.filter((count) => count > 1) : [];
  return counts.length > 0 ? { candidates: [1, ...counts] } : {};
}

const isHeading = (text: string) =>
  (text.length <= 200 && namesOpening(text)) ||
  (text.length <= 60 && (text.endsWith(":") || (text.length <= 20 && frontKindOf(text) !== "unknown")));

/** Whether the numbers at the start of lines only number the lines. */
function numbersRise(plain: readonly string[]): boolean {
  const numbers = plain.flatMap((text) => {
    const [, figures] = NUMBERED.exec(text) ?? [];
    return figures && typedPairs(text).length > 0 ? [Number(figures)] : [];
  });
  const [first] = numbers;
  if (first === undefined || (numbers.length === 1 && first !== 1)) return false;
  return numbers.every((number, at) => number === first + at);
}

function recordsOf(parts: ReturnType<typeof partsOf>, line: number, isHeightFirst: boolean): CutRecord[] {
  const pieces = parts.map(({ text, times }) => typedPiece(text, { times, isHeightFirst }));
  const counts = pieces.map(({ quantity, candidates }) => [Number(quantity), ...candidates].filter((one) => one > 1));
  const counted = counts.filter((own) => own.length > 0);
  // If only one of several pieces has a count, it may apply to all of them.
  const shared = pieces.length > 1 && counted.length === 1 ? counted.flat() : [];
  return pieces.map((piece, at): CutRecord => {
    const { quantity, width, height, words, hinge, bore } = piece;
    const candidates = openCounts(piece, shared, parts[at]?.between ?? 0);
    return {
      line,
      cells: [quantity, width, height, words, hinge, bore],
      ...(pieces.length > 1 && { text: textOf(parts, at) }),
      ...(candidates.length > 0 && { candidates }),
      ...(piece.isOpening && { isOpening: true }),
      ...(piece.countsPairs && { countsPairs: true }),
      ...(piece.fault && { fault: piece.fault }),
    };
  });
}

/** The counts to choose from: those that the words of a piece leave open, and those of its neighbors. */
function openCounts(
  { quantity, candidates }: Pick<TypedPiece, "quantity" | "candidates">,
  shared: readonly number[],
  between: number,
): readonly number[] {
  if (between > 1) return [...new Set([1, between, ...candidates])].sort((a, b) => a - b);
  return quantity === "" && shared.length > 0 ? [...new Set([1, ...shared])] : candidates;
}

function textOf(parts: ReturnType<typeof partsOf>, at: number): string {
  const { text = "", times } = parts[at] ?? {};
  const own = text.trim().replace(/^[,;]\s*/, "");
  return times ? `${times} x (${own})` : own;
}
