import { describe, expect, it } from "vitest";
import { timesInHeading } from "~/trade/cut-list/balance/heading-times";
import { mayCountPieces, mayNamePieces } from "~/trade/cut-list/balance/left-out";
import { saidIn } from "~/trade/cut-list/balance/said-totals";
import type { CutListChoices } from "~/trade/cut-list/reading/cut-row";
import { readCutList } from "~/trade/cut-list/reading/read-cut-list";
import { rowLine } from "./reading/piece-lines";

const totalsOf = (text: string, choices?: CutListChoices) =>
  readCutList(text, choices).balance.totals.map(
    ({ line, of, said, read, agrees }) => `line ${line}: ${said} ${of}, ${read} read, ${agrees ? "agrees" : "differs"}`,
  );
const rowsOf = (text: string, choices?: CutListChoices) => readCutList(text, choices).rows.map(rowLine);

describe("what a list says in sum", () => {
  it.each([
    ["Total 14 doors", ["14 doors"]],
    ["14 doors, 6 drawer fronts", ["14 doors", "6 drawers"]],
    ["Total: 7 left, 6 right, 2 pairs", ["7 left", "6 right", "2 pair"]],
    ["Doors: 14, drawers: 6", ["14 doors", "6 drawers"]],
    ["Total 45.2 sq ft", ["45.2 area"]],
    ["six doors in all", ["6 doors"]],
    ["TOTAL: 20", ["20 pieces"]],
    ["Floor 1 total", []],
    ["2 doors for the hall", []],
  ])("is found: %s", (text, said) => {
    expect(saidIn(text).map((one) => `${one.said} ${one.of}`)).toEqual(said);
  });

  it("is checked against the rows that it counts", () => {
    const text = [
      "Location,Width,Height,Qty,Sq ft",
      "Level 1,,,,",
      "A,12,24,2,4",
      "Subtotal,,,2,4.00",
      "Level 2,,,,",
      "B,12,24,3,6",
      "C,abc,24,1,",
      "Subtotal,,,5,6",
      "Grand total,,,6,10",
    ].join("\n");
    expect(totalsOf(text)).toEqual([
      "line 4: 2 pieces, 2 read, agrees",
      "line 4: 4 area, 4 read, agrees",
      "line 8: 5 pieces, 4 read, differs",
      "line 8: 6 area, 6 read, agrees",
      "line 9: 6 pieces, 6 read, agrees",
      "line 9: 10 area, 10 read, agrees",
    ]);
  });

  it("counts all parts of a list, or only its fronts", () => {
    const text = "Part,Width,Height,Qty\nDoor,15,30,2\nShelf,14,12,3\nTotal,,,";
    expect([5, 2, 4].flatMap((total) => totalsOf(`${text}${total}`))).toEqual([
      "line 4: 5 pieces, 5 read, agrees",
      "line 4: 2 pieces, 5 read, agrees",
      "line 4: 4 pieces, 5 read, differs",
    ]);
  });
});

describe("a heading", () => {
  it.each([
    ["Unit A (4 units)", 4],
    ["Type B x 3", 3],
    ["Levels 2-4", 3],
    ["Units 101, 102 and 103", 3],
    ["Two units of type C", 2],
    ["Level 2", 1],
    ["Kitchen 12", 1],
    ["101", 1],
    ["Doors (14)", 1],
  ])("may count each piece below it: %s", (text, times) => {
    expect(timesInHeading(text)).toBe(times);
  });

  it("counts them once a person says so", () => {
    const text = "Location,Width,Height,Qty\nUnit A (4 units),,,\nSink,12,24,2";
    expect(rowsOf(text)).toEqual(["line 3: quantity-asked (doors 2 12 x 24 @ Unit A (4 units), Sink)"]);
    expect(rowsOf(text, { lines: { 2: "times" } })).toEqual(["doors 8 12 x 24 @ Unit A (4 units), Sink"]);
    expect(rowsOf(text, { lines: { 2: "note" } })).toEqual(["doors 2 12 x 24 @ Unit A (4 units), Sink"]);
  });
});

describe("a line that is left out", () => {
  it.each(["two more of those", "another one for the hall", "ditto", "and three fillers", "a pair for the pantry"])(
    "may ask for pieces: %s",
    (text) => expect(mayNamePieces(text)).toBe(true),
  );

  it.each(["Thanks, Bob", "One moment please", "Ship to the shop"])("may be a note: %s", (text) =>
    expect(mayNamePieces(text)).toBe(false),
  );

  it("may be a title with numbers", () => {
    expect(["Job 1234", "Page 1 of 2", "plus 2 doors like K1"].map(mayCountPieces)).toEqual([false, false, true]);
  });

  it("stays in the field until a person says what it is", () => {
    const text = "12 x 24\ntwo more of those\n15 x 30";
    expect(readCutList(text).unreadLines).toEqual(["two more of those"]);
    expect(readCutList(text, { lines: { 2: "note" } }).unreadLines).toEqual([]);
  });

  it("is a piece if it has sizes and a person says so", () => {
    const text = "Location,Width,Height,Qty\nSink,15,30,2\nand two 12 x 24 for the hall";
    expect(rowsOf(text)[1]).toBe("line 3: line-asked (doors 2 12 x 24 @ for the hall)");
    expect(rowsOf(text, { lines: { 3: "piece" } })[1]).toBe("doors 2 12 x 24 @ for the hall");
    expect(readCutList(text, { lines: { 3: "note" } }).unreadLines).toEqual([]);
    expect(readCutList(text).unreadLines).toEqual(["and two 12 x 24 for the hall"]);
  });
});

describe("the words of a line", () => {
  it.each([
    ["Location,Name,Width,Height\nSink,left of the stove,12,24", "doors 1 12 x 24 @ Sink | note left of the stove"],
    ["Location,Width,Height,Client says\nSink,12,24,by the window", "doors 1 12 x 24 @ Sink | note by the window"],
    ["Location\tWidth\tHeight\nSink\t12\t24\tby the window", "doors 1 12 x 24 @ Sink | note by the window"],
    ["Location,Name,Width,Height\nSink,Door 3,12,24", "doors 1 12 x 24 @ Sink"],
    ["Kitchen:\nDoors:\n12 x 24", "doors 1 12 x 24 @ Kitchen"],
    ["Guest bath doors:\n12 x 24", "doors 1 12 x 24 @ Guest bath doors"],
  ])("go to its location or its note: %j", (text, row) => {
    expect(rowsOf(text)).toEqual([row]);
  });

  it("that a location has no room for go to the note", () => {
    const [row] = readCutList(`Location,Width,Height\n${"k".repeat(78)} and more,12,24`).rows;
    expect(row?.piece).toMatchObject({ location: `${"k".repeat(78)} a`, note: "nd more" });
  });
});

describe("columns", () => {
  it("are assumed only where most lines have them", () => {
    const text = "2 @ 15 x 30, sink\n1 @ 12 x 24, stove\nWidth, Height are finished\n3 @ 13 x 22, hall";
    expect(rowsOf(text)).toEqual(["doors 2 15 x 30 @ sink", "doors 1 12 x 24 @ stove", "doors 3 13 x 22 @ hall"]);
    expect(
      readCutList("A\t15\t30\nB\t12\t30\nC\t18\t30\t2").balance.counts?.answers.map(({ pieces }) => pieces),
    ).toEqual([4, 3]);
  });
});
