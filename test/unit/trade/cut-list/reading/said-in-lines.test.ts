import { describe, expect, it } from "vitest";
import type { CutRow } from "~/trade/cut-list/reading/cut-row";
import { readCutList } from "~/trade/cut-list/reading/read-cut-list";
import { sizeOfFields } from "~/trade/cut-list/reading/row-sizes";

/** What a row says: `2 drawers 15 1/2 × 30 left`, or why it is not taken. */
function said({ piece, isTicked, list, quantity, unticked, problems: [problem] }: CutRow): string {
  if (isTicked && piece) return [quantity, list, sizeOfFields(piece), piece.hinge].filter(Boolean).join(" ");
  return problem ? `correct: ${problem.kind}` : `${unticked}`;
}

const saidIn = (text: string) => readCutList(text).rows.map(said);
const placesIn = (text: string) => readCutList(text).rows.map(({ piece }) => piece?.location);

/** Each shape with the ways in which people write it, and the one reading of all of them. */
const SHAPES: readonly (readonly [what: string, reading: readonly string[], ...lines: string[]])[] = [
  [
    "abbreviations of drawer fronts",
    ["3 drawers 14 3/4 × 5 7/8"],
    "dr fronts 14 3/4 x 5 7/8 qty 3",
    "3 drwr fronts 14 3/4 x 5 7/8",
    "DRF 14 3/4 x 5 7/8 (3)",
    "3 @ 14 3/4 x 5 7/8 dr. front",
    "drw frts 14 3/4 x 5 7/8 qty 3",
    "3 pcs 14 3/4 x 5 7/8 D/F",
    "K1 drf's 14 3/4 x 5 7/8 x3",
  ],
  [
    "a letter in place of a figure",
    ["correct: unused"],
    "K1 15 1/2 x 30 l/4",
    "15 1/2 x 3O",
    "15 1/2 x 3o B4",
    "I5 1/2 x 30",
    "K1 l5 1/2 x 30",
    "15 1/2 x 30 1/Z",
    "15 1/2 x 30 I/2",
    "2 @ 15 1/2 x 3S",
  ],
  [
    "something to be added to a size",
    ["correct: unused"],
    "15 1/2 x 30 + 1/16",
    "15 1/2 x 30 plus 1/16",
    "15 1/2 x 30 +1/16",
    "15 1/2 x 30 less 1/8",
    "15 1/2 x 30 - 1/8",
    "15 1/2 x 30 (add 1/8)",
    "15 1/2 + 1/16 x 30",
    '15 1/2 x 30 + .5"',
    "15 1/2 x 30 add 2 mm",
    "15 1/2 x 30 (1/16 over)",
    "15 1/2 x 30, 3/8",
  ],
  [
    "what is no front, with a door beside it",
    ["not-a-front"],
    "Shelf behind door 15 1/2 x 30",
    "Glass for door K1 15 1/2 x 30",
    "Side (no door) 15 1/2 x 30",
    "15 1/2 x 30 shelf above doors",
    "Back of drawer 15 1/2 x 30",
    "Mirror inside door 15 1/2 x 30",
    "2 shelves for door cabinet 15 1/2 x 30",
    "Panel insert for door 15 1/2 x 30",
    "15 1/2 x 30 side without doors",
    "Mirror 15 1/2 x 30",
    "Toe kick under drawer fronts 15 1/2 x 30",
  ],
  [
    "fronts with another part beside them",
    ["1 doors 15 1/2 × 30"],
    "Door beside shelf 15 1/2 x 30",
    "Door above the side panel 15 1/2 x 30",
    "Side door 15 1/2 x 30",
    "Door in front of box 15 1/2 x 30",
    "Sink base (no drawer), door 15 1/2 x 30",
    "Pantry door 15 1/2 x 30, no hinges",
  ],
  [
    "a side for each of several",
    ["2 doors 15 1/2 × 30 left", "1 doors 15 1/2 × 30 right"],
    "15 1/2 x 30 2L 1R",
    "3 @ 15 1/2 x 30 (2L 1R)",
    "3 @ 15 1/2 x 30 2L, 1R",
    "15 1/2 x 30 (2L/1R)",
    "15 1/2 x 30 2L,1R",
    "15 1/2 x 30 L:2 R:1",
    "15 1/2 x 30 2 L 1 R",
    "15 1/2 x 30 LH-2 RH-1",
    "15 1/2 x 30 left 2, right 1",
    "(2) LH, (1) RH 15 1/2 x 30",
    "15 1/2 x 30 2 LH & 1 RH",
    "15 1/2 x 30 - 2 left, 1 right",
    "2L 1R 15 1/2 x 30",
    "qty 3 15 1/2 x 30, 2 left and 1 right",
    "3 doors 15 1/2 x 30 two left one right",
    "15 1/2 x 30 2 x L, 1 x R",
  ],
  [
    "one of each side",
    ["1 doors 15 1/2 × 30 left", "1 doors 15 1/2 × 30 right"],
    "15 1/2 x 30 1L 1R",
    "2 @ 15 1/2 x 30 1 left 1 right",
    "2 @ 15 1/2 x 30 (1L, 1R)",
    "15 1/2 x 30 one left, one right",
    "2 @ 15 1/2 x 30 L/R",
    "2 @ 15 1/2 x 30 left and right",
    "15 1/2 x 30 1 ea L & R",
  ],
  ["a side for several", ["2 doors 15 1/2 × 30 left"], "15 1/2 x 30 2L", "2 @ 15 1/2 x 30 2LH", "15 1/2 x 30 (2 left)"],
  [
    "sides that do not add up to the count",
    ["quantity-asked"],
    "3 @ 15 1/2 x 30 1L 1R",
    "15 1/2 x 30 qty 4 (2L 1R)",
    "2 @ 15 1/2 x 30 3L",
    "15 1/2 x 30 L/R",
    "15 1/2 x 30 LH & RH",
  ],
  [
    "what the line replaces",
    ["1 doors 15 1/2 × 30", "set-aside"],
    "15 1/2 x 30 (was 15 1/4 x 30)",
    "15 1/2 x 30, not 15 1/4 x 30",
    "15 1/2 x 30 instead of 15 1/4 x 30",
    "15 1/2 x 30 (formerly 15 1/4 x 30)",
    "15 1/2 x 30 (old: 15 1/4 x 30)",
    "15 1/2 x 30 ~~15 1/4 x 30~~",
  ],
  [
    "what replaces the line",
    ["set-aside", "1 doors 15 1/2 × 30"],
    "15 1/4 x 30 changed to 15 1/2 x 30",
    "15 1/4 x 30 -> 15 1/2 x 30",
    "was 15 1/4 x 30, now 15 1/2 x 30",
  ],
  [
    "a line that is crossed out or doubtful",
    ["set-aside"],
    "~~2 @ 16 x 30~~",
    "- ~~2 @ 16 x 30~~",
    "K1 ~~2 @ 16 x 30~~",
    "<del>2 @ 16 x 30</del>",
    "<s>16 x 30</s>",
    "CANCELLED: 3 @ 12 x 24",
    "canceled 3 @ 12 x 24",
    "3 @ 12 x 24 - cancel",
    "12 x 24 DELETE",
    "VOID 12 x 24",
    "12 x 24 (do not make)",
    "12 x 24 don't need",
    "12 x 24 not needed",
    "12 x 24 omit",
    "12 x 24 on hold",
    "HOLD 12 x 24",
    "12 x 24 TBD",
    "12 x 24?",
    "12 x 24 (optional)",
    "12 x 24 storniert",
    "1\u03362\u0336 x 24\u0336",
  ],
  [
    "a whole cabinet",
    ["cabinet-size"],
    "W3036 30 x 36 x 12",
    'W3036 30" x 36" x 12"',
    "B24 24 x 34 1/2 x 24",
    "W3036 - 30x36x12",
    "1 @ W3036 30 x 36",
  ],
  [
    "sizes in feet and inches with a dash",
    ["1 doors 30 × 80"],
    "2-6 x 6-8",
    "2-6x6-8",
    "Door 2-6 X 6-8",
    "1 @ 2-6 x 6-8",
    "2'-6\" x 6'-8\"",
  ],
  [
    "marks of another alphabet or of a web page",
    ["1 doors 15 1/2 × 30"],
    "15 1/2 х 30",
    "15 1/2 Х 30",
    "15 1/2х30",
    "15 1/2 χ 30",
    "15&nbsp;1/2 x 30",
    "15&frac12; x 30",
    "15 1/2 &times; 30",
    "15 1/2&quot; x 30&quot;",
    "15&#189; x 30",
    "**15 1/2 x 30**",
    "`15 1/2 x 30`",
    "- [ ] 15 1/2 x 30",
  ],
  [
    "sizes in words",
    ["correct: no-sizes"],
    "fifteen and a half by thirty",
    "Fifteen and a half inches by thirty",
    "two doors twelve by twenty-four",
    "K1 twelve x thirty",
  ],
  [
    "glass",
    ["glass-asked"],
    "15 1/2 x 30 glass",
    "K3 glass door 15 1/2 x 30",
    "15 1/2 x 30 note: glass",
    "15 1/2 x 30 for glass",
    "Door with glass 15 1/2 x 30",
    "15 1/2 x 30 glazed",
  ],
];

const CASES = SHAPES.map(([what, reading, ...lines]) => ({ what, reading, lines }));

describe("what a typed line says", () => {
  it.each(CASES)("$what", ({ reading, lines }) => {
    expect(lines.map((line) => [line, saidIn(line)])).toEqual(lines.map((line) => [line, reading]));
  });

  it.each(CASES)("$what: the same below other lines", ({ reading, lines }) => {
    for (const line of lines)
      expect([line, saidIn(`12 x 24\n${line}`)]).toEqual([line, ["1 doors 12 × 24", ...reading]]);
  });

  it.each([
    ['**Door A:** 15 1/2" W × 30" H — **Qty: 2**', "Door A", "2 doors 15 1/2 × 30"],
    ["- *Door B*: `15 1/2 x 30` ×2", "Door B", "2 doors 15 1/2 × 30"],
    ["15 1/2 x 30 *rush*", "rush", "1 doors 15 1/2 × 30"],
    ["_K1_ 15 1/2 x 30", "K1", "1 doors 15 1/2 × 30"],
    ["* __Sink__ 15 1/2 x 30 (2)", "Sink", "2 doors 15 1/2 × 30"],
    ["15 1/2 x 30 (2L) K7", "K7", "2 doors 15 1/2 × 30 left"],
  ])("leaves no marks in the place: %s", (line, place, reading) => {
    expect([placesIn(line), saidIn(line)]).toEqual([[place], [reading]]);
  });

  it("asks as before about a count between two pieces with many words between them", () => {
    const words = "for the tall one on the left of the window and over there,";
    expect(saidIn(`15 x 30 ${words} 3 16 x 30`)).toEqual(["quantity-asked", "quantity-asked"]);
    expect(saidIn(`15 x 30 ${words} (was 16 x 30)`)).toEqual(["1 doors 15 × 30", "set-aside"]);
  });

  it("takes an arrow to a place for no change", () => {
    expect(saidIn("15 x 30 -> K1, 16 x 30 -> K2")).toEqual(["1 doors 15 × 30", "1 doors 16 × 30"]);
    expect(saidIn("15 x 30 -> 2 @ 16 x 30")).toEqual(["set-aside", "2 doors 16 × 30"]);
  });

  it("leaves out what is below a heading that cancels it, up to the next heading", () => {
    expect(saidIn("15 x 30\nCancelled:\n12 x 24\n2 @ 13 x 24\n\nKitchen:\n14 x 24")).toEqual([
      "1 doors 15 × 30",
      "set-aside",
      "set-aside",
      "1 doors 14 × 24",
    ]);
  });

  it.each([
    ["15 1/2 x 30 3/4 thick", "1 doors 15 1/2 × 30"],
    ["3/4 MDF 15 1/2 x 30", "1 doors 15 1/2 × 30"],
    ["15 1/2 x 30, 1/2 overlay", "1 doors 15 1/2 × 30"],
    ["15 1/2 x 30 w/ 3 hinges", "1 doors 15 1/2 × 30"],
    ["15 1/2 x 30 R", "1 doors 15 1/2 × 30 right"],
    ["15 1/2 x 30L", "1 doors 15 1/2 × 30 left"],
    ["15 1/2 x 30R", "1 doors 15 1/2 × 30 right"],
    ["Unit 2 left 15 1/2 x 30", "1 doors 15 1/2 × 30"],
    ["Bedroom 1 left 15 1/2 x 30", "1 doors 15 1/2 × 30"],
    ["K1 left of sink 15 1/2 x 30", "1 doors 15 1/2 × 30"],
    ["Filler for door 3 x 30", "1 fillers 3 × 30"],
    ["Drawer front under sink 15 x 6", "1 drawers 15 × 6"],
    ["15 1/2 x 30 x 3/4", "1 doors 15 1/2 × 30"],
    ["15 1/2 x 30s", "1 doors 15 1/2 × 30"],
    ["15 1/2 x 30 -> K1", "1 doors 15 1/2 × 30"],
    ["Filler 3/4 x 30", "1 fillers 3/4 × 30"],
    ["K1 15-1/2 x 30-1/4", "1 doors 15 1/2 × 30 1/4"],
    ["Job 26014 door 5 15 1/2 x 30", "1 doors 15 1/2 × 30"],
    ["15 1/2 x 30 door, no glass", "1 doors 15 1/2 × 30"],
  ])("asks nothing where nothing is left over: %s", (line, reading) => {
    expect(saidIn(line)).toEqual([reading]);
  });

  it("takes the sizes that a person types over a line with something left over", () => {
    const reading = readCutList("15 1/2 x 30 + 1/16", { sizes: { 0: { width: "15 9/16", height: "30" } } });
    const [row] = reading.rows;
    expect(row?.problems).toEqual([]);
    expect(row && said(row)).toBe("1 doors 15 9/16 × 30");
  });

  it("is read in the cell of a table too", () => {
    const read = (cell: string, name = "K1") => saidIn(`Name\tSize\nK0\t12 x 24\n${name}\t${cell}`)[1];
    expect(read("15 1/2 x 30 L")).toBe("1 doors 15 1/2 × 30 left");
    expect(read("15 1/2 x 30 2R")).toBe("2 doors 15 1/2 × 30 right");
    expect(read("15 1/2 x 30 2L 1R")).toBe("correct: unused");
    expect(read("15 1/2 x 30 + 1/16")).toBe("correct: unused");
    expect(read("15 1/2 x 30", "CANCELLED K1")).toBe("set-aside");
    expect(read("15 1/2 x 30", "~~K1~~")).toBe("set-aside");
    expect(read("15 1/2 x 30", "Shelf behind door")).toBe("not-a-front");
  });

  it("stays in the field in lines that say the same again", () => {
    const { rows, unreadLines } = readCutList("Opening sizes:\n3 @ 15 1/2 x 30 (2L 1R) K1");
    expect(rows.map(({ unticked }) => unticked)).toEqual(["opening-asked", "opening-asked"]);
    const again = readCutList(unreadLines.join("\n"), { openings: "finished" });
    expect(again.rows.map(said)).toEqual(["2 doors 15 1/2 × 30 left", "1 doors 15 1/2 × 30 right"]);
    expect(again.rows.map(({ piece }) => piece?.location)).toEqual(["K1", "K1"]);
  });
});
