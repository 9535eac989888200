import { plainMarks } from "../tape-text";
import { type CutRecord, cleanCell } from "./cut-table";
import { frontKindOf } from "./front-words";
import { typedCells, typedPairs } from "./typed-pair";

/** The columns that typed lines are laid out in. */
const TYPED_HEADING = ["Quantity", "Width", "Height", "Description", "Hinge", "Bore"];

const BULLET = /^(?:[>\s]*)(?:[-•*]\s+|\d{1,3}[.)]\s+)?/;

/** Whether lines hold sizes as people type them: `2 @ 15 1/2 x 30`. */
export function isTypedText(lines: readonly string[]): boolean {
  return lines.some((line) => typedPairs(plainMarks(cleanCell(line))).length > 0);
}

/**
 * Lays out typed lines as a table. A line without two sizes stays a line of its own where it has a number in it or
 * names what follows; a greeting is left out.
 */
export function readTypedText(lines: readonly string[]): CutRecord[] {
  const records = lines.flatMap((text, index): CutRecord[] => {
    const line = index + 1;
    const plain = plainMarks(cleanCell(text)).replace(BULLET, "");
    const parts = partsOf(plain);
    if (parts.length > 0) return parts.map((part) => ({ line, cells: typedCells(part) }));
    const isHeading =
      plain.length <= 60 && (plain.endsWith(":") || (plain.length <= 20 && frontKindOf(plain) !== "unknown"));
    return isHeading || /\d/.test(plain) ? [{ line, cells: ["", "", "", plain, "", ""] }] : [];
  });
  return [{ line: 1, cells: TYPED_HEADING }, ...records];
}

/** The parts of a line that hold two sizes each; what stands between them belongs to the part before. */
function partsOf(line: string): string[] {
  const pairs = typedPairs(line);
  if (pairs.length < 2) return pairs.length === 1 ? [line] : [];
  const parts: string[] = [];
  for (const piece of line.split(/[;,]\s|\s(?:and|&|\+)\s/)) {
    const last = parts.at(-1);
    if (typedPairs(piece).length > 0 || last === undefined) parts.push(piece);
    else parts[parts.length - 1] = `${last}, ${piece}`;
  }
  const [first = "", second] = parts;
  return second !== undefined && typedPairs(first).length === 0 ? [`${first}, ${second}`, ...parts.slice(2)] : parts;
}
