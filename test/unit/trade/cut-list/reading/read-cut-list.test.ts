import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { CutListChoices } from "~/trade/cut-list/reading/cut-row";
import { countTaken, readCutList, takenPieces } from "~/trade/cut-list/reading/read-cut-list";
import { EXPECTED_ROWS } from "./expected-rows";
import { CUT_LISTS, readFixture, rowLine } from "./piece-lines";

const rowsOf = (text: string, choices?: CutListChoices) => readCutList(text, choices).rows.map(rowLine);
const meaningsOf = (text: string) => readCutList(text).columns.map(({ meaning }) => meaning);

describe("a cut list of any layout", () => {
  it("has expected rows for every file", () => {
    expect(Object.keys(EXPECTED_ROWS)).toEqual(readdirSync(CUT_LISTS).sort());
  });

  it.each(Object.keys(EXPECTED_ROWS))("is read: %s", (name) => {
    const reading = readFixture(name);
    expect(reading.problem).toBeNull();
    expect(reading.rows.map(rowLine)).toEqual(EXPECTED_ROWS[name]);
  });

  it.each(["01-opencutlist.csv", "18-plain.csv", "22-typed.txt", "34-markdown.md", "42-bare-inch-marks.csv"])(
    "is read the same with the line ends of Windows and of old Macs: %s",
    (name) => {
      const text = readFileSync(path.join(CUT_LISTS, name), "utf8");
      expect(rowsOf(text.replace(/\n/g, "\r\n"))).toEqual(EXPECTED_ROWS[name]);
      expect(rowsOf(text.replace(/\n/g, "\r"))).toEqual(EXPECTED_ROWS[name]);
    },
  );
});

const PLAIN = "Location,Width,Height,Qty\nSink,15 1/2,30,2\nStove,24,6,1\n";

describe("a person's choice", () => {
  it("swaps width and height in the list, and back in a row", () => {
    expect(rowsOf(PLAIN, { swap: true, swapped: [1] })).toEqual([
      "doors 2 30 x 15 1/2 @ Sink",
      "doors 1 24 x 6 @ Stove",
    ]);
  });

  it("sets the meaning of a column", () => {
    const choices: CutListChoices = { columns: { 0: "note", 3: "label" } };
    expect(rowsOf(PLAIN, choices)).toEqual(["doors 1 15 1/2 x 30 @ 2 | note Sink", "doors 1 24 x 6 @ 1 | note Stove"]);
  });

  it("decides which of two columns with one name counts", () => {
    const text = readFileSync(path.join(CUT_LISTS, "41-width-twice.csv"), "utf8");
    expect(rowsOf(text, { columns: { 1: "ignore", 2: "width" } })).toEqual([
      "doors 1 15 1/2 x 30 @ Sink",
      "doors 1 17 1/4 x 30 @ Stove",
    ]);
  });

  it("sets the unit, against what the list suggests", () => {
    expect(rowsOf("Name,Width,Height\nA,62.23,76.2", { unit: "cm" })).toEqual(["doors 1 24 1/2 x 30 @ A"]);
    expect(rowsOf("Name,Width (in),Height (in)\nA,622.3,762", { unit: "mm" })).toEqual(["doors 1 24 1/2 x 30 @ A"]);
    expect(rowsOf('Name,Width,Height\nA,"24 1/2""",762 mm', { unit: "cm" })).toEqual(["doors 1 24 1/2 x 30 @ A"]);
  });

  it("ticks and unticks rows, and moves them to another list", () => {
    const text = "Part,Length,Width\nShelf,30,12\nDoor,30,15\nGable,30,24";
    const choices: CutListChoices = { ticks: { 0: true, 1: false, 2: true }, lists: { 2: "panels" } };
    const { rows } = readCutList(text, choices);
    expect(rows.map(({ isTicked }) => isTicked)).toEqual([true, false, true]);
    expect(takenPieces(rows).panels).toHaveLength(1);
    expect(countTaken(rows)).toBe(2);
  });

  it("cannot tick a row that has no piece", () => {
    expect(readCutList("Name,Width,Height\nA,abc,30", { ticks: { 0: true } }).rows[0]?.isTicked).toBe(false);
  });
});

describe("headings", () => {
  it.each([
    ["W,H,L/R,Pre-bore", ["width", "height", "hinge", "bore"]],
    ["Door Height (mm),Door Width (mm),# of pcs.", ["height", "width", "quantity"]],
    ["Ancho,Alto,Cant.", ["width", "height", "quantity"]],
    ["Finished Width,Cut Width,Height", ["width", "ignore", "height"]],
    ["Mark,W (in),H (in),Boring distance,Handing,Remarks", ["label", "width", "height", "boring", "hinge", "note"]],
    ["#,Width,Height", ["label", "width", "height"]],
    ["Material,Species,Width,Height,Price", ["ignore", "ignore", "width", "height", "ignore"]],
  ])("give their columns a meaning: %s", (heading, meanings) => {
    const row = (n: number) =>
      heading
        .split(",")
        .map((title) => (title === "#" ? n : 20 + n))
        .join(",");
    expect(meaningsOf(`${heading}\n${row(1)}\n${row(2)}\n`)).toEqual(meanings);
  });

  it("are found below other lines, and rows keep the line numbers of the file", () => {
    const text = `My list\n\n\nWidth,Height\n12,abc\n`;
    expect(readCutList(text).rows.map(({ line }) => line)).toEqual([5]);
  });
});

describe("a row", () => {
  it.each([
    ["2 pcs", 2],
    ["(3)", 3],
    ["2.0", 2],
    ["4x", 4],
    ["", 1],
  ])("counts %j as %i", (text, quantity) => {
    expect(readCutList(`Width,Height,Qty\n12,30,${text}`).rows[0]?.quantity).toBe(quantity);
  });

  it.each(["1000000", "251", "-1", "1.5", "abc", "=2", "1e3", "1,000,000"])("refuses %j as a count", (text) => {
    expect(rowsOf(`Width\tHeight\tQty\n12\t30\t${text}`)).toEqual(["line 2: quantity"]);
  });

  it("is not ticked with a count of zero, or beyond a thousand pieces in a list", () => {
    const { rows } = readCutList(`Width,Height,Qty\n12,30,0\n${"12,30,249\n".repeat(4)}12,30,5\n12,30,4`);
    expect(rows.map(({ isTicked, unticked }) => unticked ?? isTicked)).toEqual([
      "zero-quantity",
      true,
      true,
      true,
      true,
      "too-many",
      true,
    ]);
  });

  it("cuts a location to the length of its label, at a whole character", () => {
    const [row] = readCutList(`Location,Width,Height\n${"🚪".repeat(60)},12,30`).rows;
    expect(row?.piece?.location).toBe("🚪".repeat(40));
    expect(row?.notes).toEqual([{ kind: "location-shortened" }]);
  });

  it("loses control characters, direction marks and half characters", () => {
    const text = "Location,Width,Height\n\u0007Si\u202enk\ud800 \u0085left\u200f,15\u200e 1/2,30";
    expect(rowsOf(text)).toEqual(["doors 1 15 1/2 x 30 @ Sink left"]);
  });

  it("reports the size it takes for one that is not on the tape", () => {
    const [row] = readCutList("Location,Width,Height\nSink,622 mm,30").rows;
    expect(row?.notes).toEqual([{ kind: "near", side: "width", length: 392, off: "0.3 mm" }]);
  });

  it("reports the hinge and bore it could not read, and adds them to the note", () => {
    const [row] = readCutList("Location,Width,Height,Hinge,Bore\nSink,12,30,upside,maybe").rows;
    expect(row?.piece).toMatchObject({ hinge: "", preBored: false, note: "upside; maybe" });
    expect(row?.notes.map(({ kind }) => kind)).toEqual(["unread", "unread"]);
  });

  it("is not bored if its note forbids it", () => {
    expect(rowsOf("Location,Width,Height,Bore,Note\nSink,12,30,yes,do not bore")).toEqual([
      "doors 1 12 x 30 @ Sink | note do not bore",
    ]);
  });
});

describe("thousands separators and decimal marks", () => {
  it.each([
    ["Length;Width\n1.209,5 mm;622,3 mm", "doors 1 24 1/2 x 47 5/8 @ Line 2"],
    ["Length;Width\n1.209;622,3", "doors 1 24 1/2 x 47 5/8 @ Line 2"],
    ['Length,Width\n"1,209.5 mm",622.3 mm', "doors 1 24 1/2 x 47 5/8 @ Line 2"],
    ["Length;Width\n24,500;12,250\n12,5;6,25", "doors 1 12 1/4 x 24 1/2 @ Line 2"],
    ["Length;Width\n1,209 mm;300 mm", "line 2: size height"],
  ])("are told apart by reading the whole list: %j", (text, expected) => {
    expect(rowsOf(text)[0]).toBe(expected);
  });
});

describe("text that is not a list", () => {
  it.each([
    ["empty", " \n\t\n"],
    ["no-sizes", "Hello, this is a letter.\nIt has nothing in it."],
    ["no-sizes", "a,b,c\nd,e,f\n"],
    ["pdf", "%PDF-1.7\nstream"],
    ["binary", "PK\u0003\u0004 a workbook"],
    ["binary", "Width\0Height"],
    ["too-many-lines", `Width,Height\n${"12,30\n".repeat(10_000)}`],
    ["too-large", "1".repeat(2 ** 20 + 1)],
  ])("is refused as %s: %.30j", (problem, text) => {
    const reading = readCutList(text);
    expect(reading.problem).toBe(problem);
    expect(reading.rows).toEqual([]);
  });

  it("counts its lines", () => {
    expect(readCutList(`Width,Height\n${"12,30\n".repeat(10_000)}`).lines).toBe(10_001);
  });
});
