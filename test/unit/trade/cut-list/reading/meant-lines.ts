import fc from "fast-check";
import { length, type MeantList, type MeantPiece, sizeText, writing } from "./meant-lists";

const BEFORE: readonly ((count: number) => string)[] = [
  (n) => `${n} @ `,
  (n) => `(${n}) `,
  (n) => `${n} pcs `,
  (n) => `${n} ea. `,
  (n) => `qty ${n} `,
  (n) => `Qty: ${n}, `,
  (n) => `${n} doors `,
  (n) => `${n} shaker doors - `,
  (n) => `${n}x `,
  (n) => `${["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][n]} doors `,
  (n) => `${n} Stück `,
  (n) => `${n} puertas `,
];
const AFTER: readonly ((count: number) => string)[] = [
  (n) => ` x${n}`,
  (n) => ` (×${n})`,
  (n) => `, qty ${n}`,
  (n) => ` - ${n} pcs`,
  (n) => ` (${n})`,
  (n) => ` @ ${n}`,
  (n) => `, ${n} ea`,
  (n) => ` ${n} Stk`,
];
const LABELS = ["", "K12: ", "Unit 101 - ", "D4 - ", "cab 3 ", "#7 ", "Sink: ", "K-A-03-L ", "Door 5: ", "apt 12, "];

const typedLines = fc
  .array(
    fc.record({
      label: fc.constantFrom(...LABELS),
      before: fc.option(fc.constantFrom(...BEFORE)),
      after: fc.option(fc.constantFrom(...AFTER)),
      count: fc.integer({ min: 1, max: 9 }),
      across: length,
      up: length,
      how: writing.filter(({ names, comma }) => names === "cell" && !comma),
      times: fc.constantFrom(" x ", "x", " X ", " by ", " × "),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((lines) => ({
    lines: lines.map(({ label, before, after, count, across, up, how, times }) => {
      const sizes = `${sizeText(across, how)}${times}${sizeText(up, how)}`;
      return `${label}${before?.(count) ?? ""}${sizes}${before ? "" : (after?.(count) ?? "")}`;
    }),
    pieces: lines.map(({ before, after, count, across, up }): MeantPiece => {
      return { kind: "doors", name: "", across, up, count: before || after ? count : 1 };
    }),
  }));

/** Generated typed lines: a name, perhaps with a number in it, perhaps a marked count, and two sizes. */
export const meantLines = typedLines.map(({ lines, pieces }): MeantList => ({ text: lines.join("\n"), pieces }));

/** The same in one line, where a count may be read as that of the neighboring piece. */
export const meantInOneLine = fc
  .tuple(typedLines, fc.constantFrom("; ", ", ", " and ", " + ", " / ", " & "))
  .map(([{ lines, pieces }, between]): MeantList => ({ text: lines.join(between), pieces }));
