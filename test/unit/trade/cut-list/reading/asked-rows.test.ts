import { describe, expect, it } from "vitest";
import type { CutListChoices } from "~/trade/cut-list/reading/cut-row";
import { readCutList } from "~/trade/cut-list/reading/read-cut-list";
import { usualRule } from "~/trade/openings/opening-rule";
import { rowLine } from "./piece-lines";

const rowsOf = (text: string, choices?: CutListChoices) => readCutList(text, choices).rows.map(rowLine);

describe("a row hinged as a pair", () => {
  const PAIR = "Location,Width,Height,Qty,Hinge\nSink,31,30,1,pair\n";

  it("asks whose width is given, and is not ticked until that is answered", () => {
    const reading = readCutList(PAIR, { ticks: { 0: true } });
    expect(reading.rows.map(rowLine)).toEqual(["line 2: pair-asked (doors 2 31 x 30 @ Sink | pair)"]);
    expect(reading.rows[0]?.asks).toEqual([{ kind: "pair", isAnswered: false }]);
  });

  it("becomes two doors of that width, or of half of it less the gap, rounded down", () => {
    expect(rowsOf(PAIR, { pairs: { 0: "each" } })).toEqual(["doors 2 31 x 30 @ Sink | pair"]);
    expect(rowsOf(PAIR, { pairs: { 0: "both" } })).toEqual(["doors 2 15 7/16 x 30 @ Sink | pair"]);
    expect(rowsOf(PAIR.replace("31", "29 15/16"), { pairs: { 0: "both" } })).toEqual([
      "doors 2 14 7/8 x 30 @ Sink | pair",
    ]);
  });

  it("counts doors if its quantity is even, and pairs if it is odd or the width covers both doors", () => {
    const counts = ["1", "2", "3"].map((count) => {
      const text = PAIR.replace(",1,", `,${count},`);
      return (["each", "both"] as const).map((pair) => readCutList(text, { pairs: { 0: pair } }).rows[0]?.quantity);
    });
    expect(counts).toEqual([
      [2, 2],
      [2, 4],
      [6, 6],
    ]);
  });
});

describe("sizes labeled as openings", () => {
  const OPENING = "Location,Opening Width,Opening Height,Qty\nSink,14 1/2,29,2\n";

  it("ask how to read them, and mark the list as one of openings", () => {
    expect(readCutList(OPENING).hasOpenings).toBe(true);
    expect(rowsOf(OPENING)).toEqual(["line 2: opening-asked (doors 2 14 1/2 x 29 @ Sink)"]);
  });

  it("become doors of that size, or what a rule makes of them", () => {
    expect(rowsOf(OPENING, { openings: "finished" })).toEqual(["doors 2 14 1/2 x 29 @ Sink"]);
    const [row] = readCutList(OPENING, { openings: usualRule("partial") }).rows;
    expect(row && rowLine(row)).toBe("doors 2 15 1/2 x 30 @ Sink");
    expect(row?.piece?.opening).toBe("232x464 partial 16 4 single");
  });

  it("are shared by both doors of a pair", () => {
    const text = "Location,Opening Width,Opening Height,Hinge\nSink,29 1/16,29,pair\n";
    expect(rowsOf(text, { openings: usualRule("partial") })).toEqual(["doors 2 14 15/16 x 30 @ Sink | pair"]);
    expect(rowsOf(text, { openings: "finished" })).toEqual(["line 2: pair-asked (doors 2 29 1/16 x 29 @ Sink | pair)"]);
  });

  it("give no door if the rule leaves nothing of them", () => {
    const text = OPENING.replace("14 1/2", "1");
    expect(rowsOf(text, { openings: usualRule("inset") })).toEqual(["line 2: no-door"]);
  });
});

describe("what a person types over a row", () => {
  const LIST = "Location,Width (mm),Height (mm),Qty\nSink,39x,762,abc\nStove,393.7,762,2\n";

  it("replaces its sizes and its quantity", () => {
    const choices: CutListChoices = {
      sizes: { 0: { width: "393.7", height: '30"' } },
      quantities: { 0: "3", 1: "4" },
    };
    expect(rowsOf(LIST, choices)).toEqual(["doors 3 15 1/2 x 30 @ Sink", "doors 4 15 1/2 x 30 @ Stove"]);
  });

  it("is held to the limits of the order", () => {
    expect(rowsOf(LIST, { quantities: { 1: "251" }, sizes: { 0: { width: "15", height: "" } } })).toEqual([
      "line 2: missing height, quantity",
      "line 3: quantity",
    ]);
  });

  it("corrects a line in which no two sizes were found", () => {
    expect(rowsOf("2 @ 15 1/2 x 30\n17 1/4 and so on 30", { sizes: { 1: { width: "17 1/4", height: "30" } } })).toEqual(
      ["doors 2 15 1/2 x 30 @ Line 1", "doors 1 17 1/4 x 30 @ 17 1/4 and so on 30"],
    );
  });
});

describe("the result of reading a list", () => {
  const LIST = [
    "Smith job",
    "Cabinet,Room,Width,Height,Qty,Type,Hinge",
    "1,Kitchen,15 1/2,30,2,Door,left",
    "2,Kitchen,abc,30,1,Door,",
    "3,Bath,24 1/2,6,3,Drawer front,",
    "4,Bath,31,30,1,Door,pair",
    "5,Bath,24,30,2,Shelf,",
    "Total,,,,9,,",
  ];

  it("is counted", () => {
    expect(readCutList(LIST.join("\n")).understood).toEqual({
      lines: 8,
      pieces: { doors: 2, drawers: 3, panels: 0, fillers: 0 },
      correcting: 1,
      asking: 1,
      unticked: 1,
      tooMany: 0,
      leftOut: 3,
      notRead: 0,
    });
  });

  it("names the room and the cabinet of each row", () => {
    const { rows } = readCutList(LIST.join("\n"));
    expect(rows.slice(0, 3).map(({ room, cabinet }) => [room, cabinet])).toEqual([
      ["Kitchen", "1"],
      ["Kitchen", "2"],
      ["Bath", "3"],
    ]);
  });

  it("keeps the unread lines with their headings, so that they can be read as a list again", () => {
    const { unreadLines } = readCutList(LIST.join("\r\n"));
    expect(unreadLines).toEqual([LIST[1], LIST[3], LIST[5]]);
    expect(rowsOf(unreadLines.join("\n"))).toEqual([
      "line 2: size width",
      "line 3: pair-asked (doors 2 31 x 30 @ Bath, 4 | pair)",
    ]);
  });

  it.each([
    ["Sep=;\nWidth;Height\n12;30\nabc;30", ["Sep=;", "Width;Height", "abc;30"]],
    ["Kitchen:\n12 x 30\n12 1/3 x 30\nBath:\n13 x 30", ["Kitchen:", "12 1/3 x 30"]],
    ['Name,Width,Height\n"A\nB",abc,30\nC,12,30', ["Name,Width,Height", '"A', 'B",abc,30']],
    ["12 x 30\n13 x 30", []],
  ])("keeps, from %j, the lines %j", (text, lines) => {
    expect(readCutList(text).unreadLines).toEqual(lines);
  });
});
