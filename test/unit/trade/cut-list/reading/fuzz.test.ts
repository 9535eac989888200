import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COLUMN_MEANINGS } from "~/trade/cut-list/reading/column-meanings";
import type { CutListChoices, CutListReading } from "~/trade/cut-list/reading/cut-row";
import { decodeBytes } from "~/trade/cut-list/reading/decode-bytes";
import { readCutList, takenPieces } from "~/trade/cut-list/reading/read-cut-list";
import { unreadableProblems } from "~/trade/making/piece-problems";
import { toSixteenths } from "~/trade/measure/measure";
import { PIECE_LISTS } from "~/trade/measure/piece";
import { plainMarks } from "~/trade/measure/tape-text";
import type { PieceField } from "~/trade/pieces/blank-piece";
import { toPiece } from "~/trade/pieces/drafted-piece";
import { triesOf } from "../../../../set-up/tier";
import { CUT_LISTS } from "./piece-lines";

const FILES = readdirSync(CUT_LISTS).map((name) => readFileSync(path.join(CUT_LISTS, name)));
const TEXTS = FILES.map((bytes) => {
  const decoded = decodeBytes(bytes);
  return decoded.ok ? decoded.text : "";
});

const SNIPPETS = [
  '"',
  '""',
  ",",
  ";",
  "\t",
  "\n",
  "|",
  "\r",
  "½",
  "″",
  "'",
  "-",
  "=",
  "1e9",
  "9999",
  " x ",
  "2 @ ",
  "Sep=;\n",
  "\u202e",
  "\u200b",
  "<td>",
  "</tr>",
  "mm",
  "record=face",
  "Width",
  "total",
  "#",
  "\ud800",
  "0",
  "1/0",
];

type Edit = readonly [at: number, removed: number, put: string];
const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 12 }), fc.constantFrom(...SNIPPETS)),
  { minLength: 1, maxLength: 8 },
);

const mutated = fc.tuple(fc.constantFrom(...TEXTS), edits).map(([text, all]) =>
  all.reduce((so, [share, removed, put]) => {
    const at = Math.floor(share * so.length);
    return so.slice(0, at) + put + so.slice(at + removed);
  }, text),
);

const choices: fc.Arbitrary<CutListChoices> = fc.record(
  {
    columns: fc.dictionary(fc.constantFrom("0", "1", "2", "3", "9"), fc.constantFrom(...COLUMN_MEANINGS)),
    unit: fc.constantFrom("in", "mm", "cm", "ft"),
    swap: fc.boolean(),
    swapped: fc.array(fc.nat(8)),
    ticks: fc.dictionary(fc.constantFrom("0", "1", "2", "3"), fc.boolean()),
    lists: fc.dictionary(fc.constantFrom("0", "1", "2"), fc.constantFrom(...PIECE_LISTS)),
  },
  { requiredKeys: [] },
);

const HEIGHTS: readonly PieceField[] = ["cups", "centerRail"];

const figures = (text: string) => plainMarks(text).match(/\d+/g) ?? [];

/** Every figure of a piece's sizes is in the lines of its row, and no piece is taken that the cart could not hold. */
function expectSupported(text: string, reading: CutListReading): void {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  for (const [index, row] of reading.rows.entries()) {
    const next = reading.rows.slice(index + 1).find(({ line }) => line > row.line);
    const own = figures(lines.slice(row.line - 1, next ? next.line - 1 : lines.length).join(" "));
    if (!row.piece) continue;
    const sizes = [...figures(row.written.width), ...figures(row.written.height)];
    expect(sizes.filter((figure) => !own.some((one) => one.includes(figure)))).toEqual([]);
    expect(sizes.length).toBeGreaterThan(1);
  }
  const taken = takenPieces(reading.rows);
  for (const list of PIECE_LISTS) {
    for (const piece of taken[list]) {
      // A height that cannot be read is refused by the form, beside its field.
      expect(unreadableProblems(piece, list).filter(({ field }) => !HEIGHTS.includes(field))).toEqual([]);
      const { width, height } = toPiece(piece, list);
      expect(
        toSixteenths(width) > 0 && toSixteenths(height) > 0 && piece.location.length > 0 && piece.location.length <= 80,
      ).toBe(true);
      expect(Number(piece.quantity)).toBeGreaterThan(0);
    }
  }
}

describe("a damaged cut list", { timeout: 30_000 }, () => {
  it("is read without an error, and gives only pieces that its lines support", () => {
    fc.assert(
      fc.property(mutated, choices, (text, chosen) => {
        const reading = readCutList(text, chosen);
        if (!/<t[dh]/i.test(text)) expectSupported(text, reading);
      }),
      { numRuns: triesOf(300) },
    );
  });

  it("is decoded without an error, wherever its bytes are cut or changed", () => {
    const damaged = fc
      .tuple(fc.constantFrom(...FILES), fc.nat(), fc.nat(), fc.nat(255))
      .map(([file, at, end, byte]) => {
        const bytes = Uint8Array.from(file.subarray(0, (end % file.length) + 1));
        bytes[at % bytes.length] = byte;
        return bytes;
      });
    fc.assert(
      fc.property(damaged, (bytes) => {
        const decoded = decodeBytes(bytes);
        if (decoded.ok) readCutList(decoded.text);
      }),
      { numRuns: triesOf(200) },
    );
  });

  it.each([
    ['"'],
    [","],
    ['","'],
    ['"a,""'],
    ["1 "],
    ["1/"],
    ["1x"],
    ["1 x 1 "],
    ["\n"],
    ["\t"],
    ["  a"],
    ["<tr><td>"],
    ["<"],
    ["&#9;"],
    ["a=b,"],
    ["½"],
    ["|"],
    ["12,30\n"],
    ["(1)"],
    ["- "],
  ])("of %j a hundred thousand times is still answered", (part) => {
    const reading = readCutList(`Width,Height\n12,30\n${part.repeat(100_000)}`);
    expect(reading.rows.length).toBeLessThanOrEqual(2001);
  });
});
