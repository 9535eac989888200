import { describe, expect, it } from "vitest";
import type { CutListChoices } from "~/trade/cut-list/reading/cut-row";
import { readCutList } from "~/trade/cut-list/reading/read-cut-list";
import { usualRule } from "~/trade/openings/opening-rule";
import { rowLine } from "./piece-lines";

const rowsOf = (text: string, choices?: CutListChoices) => readCutList(text, choices).rows.map(rowLine);
/** Why each row is not ticked; empty for a ticked row. */
const whyOf = (text: string, choices?: CutListChoices) =>
  readCutList(text, choices).rows.map(({ isTicked, unticked, problems }) =>
    isTicked ? "" : (problems[0]?.kind ?? unticked),
  );

describe("a row with the name and the size of a whole cabinet", () => {
  it.each([
    ["B30", "30,34 1/2"],
    ["W3030", "30,30"],
    ["W3630", "36,30"],
    ["W361824", "36,18"],
    ["W30", "30,30"],
    ["SB36", "36,34.5"],
    ["3DB18", "18,34 1/2"],
    ["DB18-L", "18,34 1/2"],
    ["UT1884", "18,84"],
    ["XYZ1884", "18,84"],
    ["Base 36", "36,34 1/2"],
    ["36 base", "36,34 1/2"],
    ["Wall cabinet 30x30", "30,30"],
    ["Unterschrank 60", "600 mm,720 mm"],
  ])("%s of %s is not ticked as a door", (name, sizes) => {
    expect(whyOf(`Name,Width,Height,Qty\n${name},${sizes},1`)).toEqual(["cabinet-size"]);
    expect(whyOf(`Cabinet,Width,Height,Qty\n${name},${sizes},1`)).toEqual(["cabinet-size"]);
    expect(whyOf(`${name}: ${sizes.replace(",", " x ")}`)).not.toEqual([""]);
  });

  it("is ticked if a person ticks it", () => {
    expect(whyOf("Name,Width,Height\nW3030,30,30", { ticks: { 0: true } })).toEqual([""]);
  });

  it.each([
    ["B30", "14 1/2,30"],
    ["W3030", "14 3/4,29 1/2"],
    ["SB36", "36,6"],
    ["D1530", "15,30"],
    ["K12", "12,30"],
    ["Cabinet 12", "12,30"],
  ])("%s names the location of a door of %s", (name, sizes) => {
    expect(whyOf(`Cabinet,Width,Height,Qty\n${name},${sizes},1`)).toEqual([""]);
  });

  it("is a door if the list says so", () => {
    expect(whyOf("Cabinet,Part,Width,Height\nW3030,Door,30,30")).toEqual([""]);
    expect(whyOf("Doors:\nW3030 30 x 30")).toEqual([""]);
  });
});

describe("a date that a spreadsheet made from a fraction", () => {
  it.each(["2-Jan", "3-Mar", "1/2/2026", "2026-01-02", "02.01.2026", "46024", "2-janv.", "3-Mrz"])(
    "is a problem in a typed line: %s",
    (date) => {
      expect(rowsOf(`2 @ 14 x ${date} bath`)).toEqual(["line 1: size height"]);
      expect(rowsOf(`2 @ ${date} x 30`)).toEqual(["line 1: size width"]);
    },
  );

  it("is not one next to the sizes, or if a word only begins like a month", () => {
    expect(rowsOf("15 x 30, by 3-Mar")).toEqual(["doors 1 15 x 30 @ by 3-Mar"]);
    expect(rowsOf("15 x 30-marble")).toEqual(["doors 1 15 x 30 @ marble"]);
  });
});

describe("decimals that are not a sixteenth of an inch", () => {
  it.each(["2.15 x 30", "39.4 x 76.2", "0.394 x 0.762"])("ask for the unit: %s", (line) => {
    expect(whyOf(line)).toEqual(["unit-asked"]);
    expect(whyOf(`Width,Height\n${line.replace(" x ", ",")}`)).toEqual(["unit-asked"]);
  });

  it("ask for the unit if a decimal comma and small numbers suggest centimeters", () => {
    expect(whyOf("Tür 39,5 x 71,5")).toEqual(["unit-asked"]);
    expect(whyOf("Breite;Höhe\n39,5;71,5\n40;72")).toEqual(["unit-asked", "unit-asked"]);
  });

  it("ask for the unit of bare numbers in a list with centimeters", () => {
    expect(whyOf("39 x 71 cm\n45 x 71")).toEqual(["", "unit-asked"]);
  });

  it("are read once the unit is chosen or named", () => {
    expect(rowsOf("39.4 x 76.2", { unit: "cm" })).toEqual(["doors 1 15 1/2 x 30 @ Line 1"]);
    expect(whyOf("2.15 x 30", { unit: "in" })).toEqual([""]);
    expect(whyOf("Width (in),Height (in)\n24.45,30")).toEqual([""]);
    expect(whyOf('24.45" x 30"')).toEqual([""]);
  });

  it("are inches if they are a sixteenth rounded to two decimals", () => {
    expect(whyOf("24.44 x 30.06\n24.19 x 30.31")).toEqual(["", ""]);
  });
});

describe("an order of sizes stated in the list", () => {
  const TURNED = "doors 1 30 x 15 @ Line 2";
  it.each([
    ["H x W\n15 x 30", TURNED],
    ["Sizes are height x width:\n15 x 30", TURNED],
    ["alto por ancho\n15 x 30", TURNED],
    ["hauteur x largeur\n15 x 30", TURNED],
    ["H x L\n15 x 30", TURNED],
    ["height first please\n15 x 30", TURNED],
    ["L x H\n15 x 30", "doors 1 15 x 30 @ Line 2"],
    ["15 x 30 h x w", "doors 1 30 x 15 @ Line 1"],
    ["HxW\n15\t30\t2\n17\t33\t1", "doors 2 30 x 15 @ Line 2"],
    ["HxW\n15 x 30\t2\n20 x 40\t1", "doors 2 30 x 15 @ Line 2"],
    ["Sizes are H x W\nSize\tQty\tName\n15 x 30\t2\tDoor", "doors 2 30 x 15 @ Line 3"],
    ["Cabinet,Size,Qty\nall sizes height x width,,\nB1,15 x 30,2", "doors 2 30 x 15 @ B1"],
  ])("applies to the lines below: %j", (text, expected) => {
    expect(rowsOf(text)[0]).toBe(expected);
  });

  it("applies until the list states another one", () => {
    expect(rowsOf("Doors (HxW):\n30 x 15\nDrawers (WxH):\n15 x 6\nsink 31 x 6 w x h")).toEqual([
      "doors 1 15 x 30 @ Line 2",
      "drawers 1 15 x 6 @ Line 4",
      "drawers 1 31 x 6 @ sink",
    ]);
    expect(rowsOf("Qty,Size\n1,15 x 30\nHxW,\n1,15 x 30\nWxH,\n1,15 x 30")).toEqual([
      "doors 1 15 x 30 @ Line 2",
      "doors 1 30 x 15 @ Line 4",
      "doors 1 15 x 30 @ Line 6",
    ]);
  });
});

describe("a list copied from OpenCutList without its headings", () => {
  const EMPTY = "\t".repeat(10);
  const inches = (name: string, raw: string, sizes: string, area: string) =>
    `A\t${name}\t2\t${raw}\t${sizes}\t${area}\tSheet Goods\tMDF${EMPTY}`;
  const quoted = (...sizes: string[]) => sizes.map((size) => `"${size}"""`).join("\t");
  const hardware = `H\tHinge\t8${"\t".repeat(8)}Hardware\tBlum${EMPTY}`;

  it.each([
    ["12 ft²", "30 1/4", "15 3/4"],
    ["6.46 ft²", "30", "15 1/2"],
    ["6.46", "31 1/2", "16 1/2"],
  ])("is read by its finished size, with an area of %s and a raw size of %s x %s", (area, long, wide) => {
    const text = [
      inches("Door", quoted(long, wide, "3/4"), quoted("30", "15 1/2", "3/4"), area),
      inches("Drawer front", quoted("24 1/2", "6", "3/4"), quoted("24 1/2", "6", "3/4"), area),
      hardware,
    ].join("\n");
    const lines = rowsOf(text);
    expect([lines.length, lines[0], lines[1]]).toEqual([
      3,
      expect.stringMatching(/^doors 2 15 1\/2 x 30 @ A/),
      expect.stringMatching(/^drawers 2 24 1\/2 x 6 @ A/),
    ]);
    expect(readCutList(text).rows[2]?.isTicked).toBe(false);
  });

  it("asks if it cannot tell the finished size from the raw size", () => {
    expect(whyOf("A\tDoor\t2\t30\t15.5\t41\t23.25\nB\tDoor\t1\t24\t12.5\t40\t22")).toEqual([
      "columns-asked",
      "columns-asked",
    ]);
  });

  it("is read in millimeters with and without their unit", () => {
    for (const unit of [" mm", ""]) {
      const row = (name: string, sizes: readonly number[]) =>
        `A\t${name}\t2\t${sizes.map((size) => `${size}${unit}`).join("\t")}\t0,60\tSheet Goods\tMDF${EMPTY}`;
      const text = [row("Door", [802, 434, 19, 762, 394, 19]), row("Side", [912, 601, 19, 872, 561, 19])].join("\n");
      expect(rowsOf(text)[0]).toMatch(/^doors 2 15 1\/2 x 30 @ A/);
    }
  });
});

describe("what stays in the field", () => {
  it("includes a second table under its own headings", () => {
    const { unreadLines } = readCutList(
      "Name,Width,Height,Qty\nDoor A,15,30,2\n\nDrawer fronts,,,\nName,Height,Width,Qty\nB,6,15,1",
    );
    expect(unreadLines).toEqual(["Drawer fronts,,,", "Name,Height,Width,Qty", "B,6,15,1"]);
    expect(rowsOf(unreadLines.join("\n"))).toEqual(["drawers 1 15 x 6 @ B"]);
  });

  it("includes the order of sizes that a list states", () => {
    expect(readCutList("H x W\n30 x 15\nx 40 x 15 3/17").unreadLines).toEqual(["H x W", "x 40 x 15 3/17"]);
  });

  it("includes the rows over the limit of an order, which are counted", () => {
    const lines = ["Width,Height,Qty", ...Array<string>(5).fill("15,30,240")];
    const { unreadLines, understood } = readCutList(lines.join("\n"));
    expect(unreadLines).toEqual(["Width,Height,Qty", "15,30,240"]);
    expect(understood).toMatchObject({ tooMany: 1, unticked: 0, pieces: { doors: 960 } });
  });

  it("leaves out a row with a question that a person unticked", () => {
    const text = "Location,Width,Height,Hinge\nA,31,30,pair\nB,33,30,pair";
    expect(readCutList(text, { ticks: { 0: false } }).unreadLines).toEqual([
      "Location,Width,Height,Hinge",
      "B,33,30,pair",
    ]);
  });
});

describe("a column of doors next to openings", () => {
  const OPENINGS = "Location,Doors,Opening W,Opening H\nSink,2,28,24\nBase,1,14,24\nTall,3,40,60\n";

  it("counts the doors of each opening: two are a pair", () => {
    expect(rowsOf(OPENINGS, { openings: usualRule("partial") })).toEqual([
      "doors 2 14 7/16 x 25 @ Sink | pair",
      "doors 1 15 x 25 @ Base",
      expect.stringMatching(/^line 4: quantity-asked/),
    ]);
  });

  it("does so next to a quantity of openings too", () => {
    const text = OPENINGS.replace("Doors,", "Qty,Doors,").replace("Sink,2", "Sink,3,2");
    expect(rowsOf(text, { openings: usualRule("partial") })[0]).toBe("doors 6 14 7/16 x 25 @ Sink | pair");
  });
});
