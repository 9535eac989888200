import { plainMarks } from "~/trade/measure/tape-text";
import { frontKindOf, namesOpening } from "../typed/front-words";
import { isSetAside } from "../typed/set-aside";
import { statedHeightFirst } from "../typed/stated-order";
import { typedCount } from "../typed/typed-count";
import { namesSizesInWords } from "../typed/typed-leftover";
import { type TypedPiece, typedPiece } from "../typed/typed-pair";
import { partsOf, type TypedPart } from "../typed/typed-parts";
import type { SideCount } from "../typed/typed-sides";
import { typedPairs } from "../typed/typed-sizes";
import { type CutRecord, type CutTable, cleanCell, MAX_CELL_LENGTH } from "./cut-table";

const TYPED_HEADING = ["Quantity", "Width", "Height", "Description", "Hinge", "Bore"];

const BULLET = /^(?:[>\s]*)(?:[-•*–·]\s+(?:\[[ x]?\] )?)?/i;
const STAMP = /^(?:\[[^\]]{0,30}\d:\d\d[^\]]{0,20}\]|[\d/.]{6,10},? \d{1,2}:\d\d(?: ?[ap]m)? -) ?[^:]{1,40}: ?/i;
const NUMBERED = /^(\d{1,3}) ?[.):] /;
/** A line that only gives the count for the line above it. */
const COUNT_ALONE =
  /^\(?(?:(?:qty|quantity|pcs|anzahl|cant\w*|menge)\b|[x×])[.:= ]*\d{1,3}\)?\.?$|^\(?\d{1,3} ?(?:x|pcs?|ea|each|pieces|stk|stück)\)?\.?$/i;
interface PlainLine {
  readonly text: string;
  readonly crossed: readonly string[];
}

const plainText = (text: string) => withFeet(plainMarks(text)).replace(STAMP, "").replace(BULLET, "");

/** If a whole piece is crossed out, the words beside it belong to it: `K1 ~~16 x 30~~`. */
function plainLine(line: string): PlainLine {
  const { text, crossed } = unmarked(cleanCell(line));
  const plain = plainText(text);
  const pieces = crossed.map(plainText).filter((one) => typedPairs(one).length > 0);
  if (pieces.length === 0 || typedPairs(plain).length > 0) return { text: plain, crossed: pieces };
  return { text: "", crossed: pieces.map((piece) => `${plain} ${piece}`.trim()) };
}

/** Whether lines hold sizes as people type them: `2 @ 15 1/2 x 30`. */
export function isTypedText(lines: readonly string[]): boolean {
  return lines.some((line) => {
    const { text, crossed } = plainLine(line);
    return crossed.length > 0 || typedPairs(text).length > 0 || namesSizesInWords(text);
  });
}

/** A line without two sizes stays if it has a number or names what follows; a greeting is left out. */
export function readTypedText(lines: readonly string[], mostRows: number): Pick<CutTable, "records" | "endsAt"> {
  const plain = lines.map(plainLine);
  const isNumbered = numbersRise(plain.map(({ text }) => text));
  const heading: CutRecord = { line: 1, cells: TYPED_HEADING };
  const records: CutRecord[] = [];
  let isHeightFirst = false;
  let isBelowCanceled = false;
  for (const [index, { text, crossed }] of plain.entries()) {
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
    if (text !== "" && last?.line === index && COUNT_ALONE.test(text) && last.cells[0] === "" && last.cells[1] !== "") {
      records[records.length - 1] = { ...last, cells: [figuresOf(text), ...last.cells.slice(1)] };
    } else if (parts.length > 0) {
      const read = recordsOf(parts, line, stated ?? isHeightFirst);
      records.push(...(isBelowCanceled ? read.map(setAside) : read));
    } else if (namesSizesInWords(text)) {
      records.push({ line, cells: ["", "", "", text, "", ""], fault: "no-sizes" });
    } else if (stated !== null || isHeading(text) || /\d/.test(text)) {
      if (isHeading(text)) isBelowCanceled = isSetAside(text);
      records.push({ line, cells: ["", "", "", text, "", ""], ...countsForBelow(text) });
    }
    const out = crossed.flatMap((one) => recordsOf(partsOf(one), line, isHeightFirst));
    records.push(...out.map(setAside));
  }
  return { records: [heading, ...records] };
}

const setAside = ({ leftover: _asked, ...record }: CutRecord): CutRecord => ({ ...record, isSetAside: true });

const figuresOf = (text: string) => /\d+/.exec(text)?.[0] ?? "";

/** A count above the pieces may apply to each of them: `2 of each:`. */
function countsForBelow(text: string): Partial<CutRecord> {
  const counts = isHeading(text) ? typedCount(text).marked.filter((count) => count > 1) : [];
  return counts.length > 0 ? { candidates: [1, ...counts] } : {};
}

const isHeading = (text: string) =>
  (text.length <= 200 && namesOpening(text)) ||
  (text.length <= 60 && (text.endsWith(":") || (text.length <= 20 && frontKindOf(text) !== "unknown")));

function numbersRise(plain: readonly string[]): boolean {
  const numbers = plain.flatMap((text) => {
    const [, figures] = NUMBERED.exec(text) ?? [];
    return figures && typedPairs(text).length > 0 ? [Number(figures)] : [];
  });
  const [first] = numbers;
  if (first === undefined || (numbers.length === 1 && first !== 1)) return false;
  return numbers.every((number, at) => number === first + at);
}

export function recordsOf(parts: readonly TypedPart[], line: number, isHeightFirst: boolean): CutRecord[] {
  const read = parts.map(({ text, times }) => typedPiece(text, { times, isHeightFirst }));
  const pieces = read.map((piece, at) =>
    parts[at]?.isReplaced ? { ...piece, isSetAside: true, leftover: "" } : piece,
  );
  const live = pieces.filter((piece) => !piece.isSetAside);
  const counts = live.map(({ quantity, candidates }) => [Number(quantity), ...candidates].filter((one) => one > 1));
  const counted = counts.filter((own) => own.length > 0);
  // If only one of several pieces has a count, it may apply to all of them.
  const shared = live.length > 1 && counted.length === 1 ? counted.flat() : [];
  return pieces.flatMap((piece, at): CutRecord[] => {
    const { words, bore } = piece;
    const candidates = piece.isSetAside ? [] : openCounts(piece, shared, parts[at]?.between ?? 0);
    const record: CutRecord = {
      line,
      cells: [piece.quantity, piece.width, piece.height, words, piece.hinge, bore],
      ...(pieces.length > 1 && { text: textOf(parts, at) }),
      ...(candidates.length > 0 && { candidates }),
      ...(piece.isOpening && { isOpening: true }),
      ...(piece.countsPairs && { countsPairs: true }),
      ...(piece.leftover && { leftover: piece.leftover }),
      ...(piece.isSetAside && { isSetAside: true }),
      ...(piece.fault && { fault: piece.fault }),
    };
    return piece.sides.length > 1 ? piece.sides.map((side) => ofSide(record, piece, side)) : [record];
  });
}

function ofSide(record: CutRecord, { width, height, words, bore }: TypedPiece, { hinge, count }: SideCount): CutRecord {
  const text = `${count} @ ${width} x ${height}, ${hinge} hinged${words && `, ${words}`}`;
  return { ...record, text, cells: [String(count), width, height, words, hinge, bore] };
}

function openCounts(
  { quantity, candidates }: Pick<TypedPiece, "quantity" | "candidates">,
  shared: readonly number[],
  between: number,
): readonly number[] {
  if (between > 1) return [...new Set([1, between, ...candidates])].sort((a, b) => a - b);
  return quantity === "" && shared.length > 0 ? [...new Set([1, ...shared])] : candidates;
}

function textOf(parts: readonly TypedPart[], at: number): string {
  const { text = "", times } = parts[at] ?? {};
  const own = text.trim().replace(/^[,;]\s*/, "");
  return times ? `${times} x (${own})` : own;
}

interface MarkedLine {
  readonly text: string;
  readonly crossed: readonly string[];
}

const CROSSED = /~~([^~]*)~~|<(?:s|del|strike)>([^<]*)<\/(?:s|del|strike)>/giu;
/** Characters that draw a line through the one before them. */
const STRUCK = /[\u0335\u0336]/g;
/** Around words; a single asterisk beside a number is a mark of multiplication, a backtick after one a foot mark. */
const EMPHASIS =
  /\*\*|(?<![\p{L}\d])_{1,2}([^_]+)_{1,2}(?![\p{L}\d])|\*(?=\p{L})([^*]*)\*|(?<![\d"'] ?)\*(?=[^\s*])([^*]*)\*(?! ?\d)|(?<!\d)`([^`]*)`/gu;
const TAGS = /<\/?(?:b|i|u|em|strong|span|p|div|li|br)\b[^<>]*>/gi;

const plain = (text: string) =>
  text.replace(TAGS, " ").replace(EMPHASIS, (_mark, ...found) => found.slice(0, 4).find(Boolean) ?? "");

function unmarked(line: string): MarkedLine {
  if (!/[*_`~<]|[\u0335\u0336]/.test(line)) return { text: line, crossed: [] };
  const whole = line.replace(STRUCK, "");
  if (whole !== line) return { text: "", crossed: [plain(whole)] };
  const crossed: string[] = [];
  const text = line.replace(CROSSED, (_mark, first = "", second = "") => {
    crossed.push(plain(first || second));
    return " ";
  });
  return { text: plain(text), crossed };
}

/** Two sizes in feet and inches, as doors are called out: `2-6 x 6-8`. */
const FEET = /(?<![\d/.,-])(\d)-(\d{1,2}) ?[x×] ?(\d)-(\d{1,2})(?![\d/.,-])/giu;

/** A plain line in which sizes in feet and inches have their marks: `2' 6" x 6' 8"`. */
const withFeet = (line: string): string =>
  line.replace(FEET, (whole, feet, inches, feetUp, inchesUp) =>
    Number(inches) < 12 && Number(inchesUp) < 12 ? `${feet}' ${inches}" x ${feetUp}' ${inchesUp}"` : whole,
  );
