import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { doubtText } from "~/configurator/cut-list-panel/page/list-words";
import { readQuantityCell } from "~/trade/cut-list/reading/count-cells";
import { readCutList } from "~/trade/cut-list/reading/read-cut-list";
import { rowLine } from "./piece-lines";

const rowsOf = (text: string) => readCutList(text).rows.map(rowLine);

describe("a table laid out with spaces", () => {
  it("is read by the places of its titles, with gaps in a size and empty cells", () => {
    const text = [
      "Name     Width     Height    Qty",
      "Door A   15  8/16  30        2",
      "Door B   17 1/4    24        1",
      "Door C   17 1/4              3",
    ].join("\n");
    expect(rowsOf(text)).toEqual([
      "doors 2 15 1/2 x 30 @ Door A",
      "doors 1 17 1/4 x 24 @ Door B",
      "line 4: missing height",
    ]);
    expect(rowsOf("Name     Width     Height    Qty\nDoor A   15  8/16  30        2")).toEqual([
      "doors 2 15 1/2 x 30 @ Door A",
    ]);
  });

  it("may have its figures under the ends of the titles", () => {
    const text = "Name        Width   Height  Qty\nDoor A     15 1/2       30    2\nDoor B         12  24 1/16   11";
    expect(rowsOf(text)).toEqual(["doors 2 15 1/2 x 30 @ Door A", "doors 11 12 x 24 1/16 @ Door B"]);
  });

  it("is not a typed list with two spaces in one line", () => {
    const lines = ["Master bath vanity", "15 1/2 x 30 1/4 (2) B4", "A-3 17.875 X 30.25", "B7: 11 15/16 x 41 1/2 x2"];
    const wanted = ["doors 2 15 1/2 x 30 1/4 @ B4", "doors 1 17 7/8 x 30 1/4 @ A-3", "doors 2 11 15/16 x 41 1/2 @ B7"];
    const spaced = [lines, ...lines.map((line) => lines.map((one) => (one === line ? one.replace(" ", "  ") : one)))];
    for (const text of spaced) expect(rowsOf(text.join("\n"))).toEqual(wanted);
  });
});

describe("a heading of two rows", () => {
  it("names groups of columns in the first and columns in the second", () => {
    const reading = readCutList("Cabinet,Door,,Qty,Hinge\n,Width,Height,,\nB1,15 1/2,30,2,L\nB2,abc,30,2,L");
    expect(reading.rows.map(rowLine)).toEqual(["doors 2 15 1/2 x 30 @ B1 | left", "line 4: size width"]);
    expect(reading.unreadLines).toEqual(["Cabinet,Door,,Qty,Hinge", ",Width,Height,,", "B2,abc,30,2,L"]);
  });

  it("may have a row of units", () => {
    expect(rowsOf("Name,Width,Height,Qty\n,mm,mm,pcs\nA,394,762,2\nB,100,150,1")).toEqual([
      "doors 2 15 1/2 x 30 @ A",
      "doors 1 3 15/16 x 5 7/8 @ B",
    ]);
    expect(rowsOf("Name,Width,Height\n,(cm),(cm)\nA,39.37,76.2")).toEqual(["doors 1 15 1/2 x 30 @ A"]);
  });

  it("may span rows and columns of a page's table, as cells below it may", () => {
    const text = `<table><tr><th rowspan=2>Cabinet</th><th colspan="2">Door</th><th rowspan=2>Qty</th></tr>
      <tr><th>Width</th><th>Height</th></tr>
      <tr><td rowspan='2'>B1</td><td>15 1/2</td><td>30</td><td>2</td></tr>
      <tr><td>12</td><td>24</td><td>1</td></tr><tr><td>B2</td><td>abc</td><td>24</td><td>1</td></tr></table>`;
    const reading = readCutList(text);
    expect(reading.rows.map(rowLine)).toEqual([
      "doors 2 15 1/2 x 30 @ B1",
      "doors 1 12 x 24 @ B1",
      "line 4: size width",
    ]);
    expect(rowsOf(reading.unreadLines.join("\n").replace("abc", "13"))).toEqual(["doors 1 13 x 24 @ B2"]);
  });
});

describe("a row with several pieces", () => {
  it("counts doors hinged left and right", () => {
    const reading = readCutList("Cab,Width,Height,LH,RH\nB1,15 1/2,30,2,1\nB2,12,24,1,\nB3,12,abc,1,1");
    expect(reading.rows.map(rowLine)).toEqual([
      "doors 2 15 1/2 x 30 @ B1 | left",
      "doors 1 15 1/2 x 30 @ B1 | right",
      "doors 1 12 x 24 @ B2 | left",
      "line 4: size height",
      "line 4: size height",
    ]);
    expect(reading.unreadLines).toEqual(["Cab,Width,Height,LH,RH", "B3,12,abc,1,", "B3,12,abc,,1"]);
    expect(rowsOf("Cab,W,H,L,R\nB1,15 1/2,30,,1")).toEqual(["doors 1 15 1/2 x 30 @ B1 | right"]);
  });

  it("may have a quantity that the two add up to, or marks in place of counts", () => {
    expect(rowsOf("Cab,Width,Height,Qty,LH,RH\nB1,15 1/2,30,3,2,1")).toEqual([
      "doors 2 15 1/2 x 30 @ B1 | left",
      "doors 1 15 1/2 x 30 @ B1 | right",
    ]);
    expect(rowsOf("Cab,Width,Height,Qty,LH,RH\nB1,15 1/2,30,2,x,\nB2,12,24,1,,x")).toEqual([
      "doors 2 15 1/2 x 30 @ B1 | left",
      "doors 1 12 x 24 @ B2 | right",
    ]);
  });

  it.each([
    "Cabinet,W,H,Qty,Drawer W,Drawer H,Drawer Qty\nB1,15 1/2,30,2,15 1/2,6,1\nB2,12,30,1,,,",
    "Cabinet,Doors,,,Drawers,,\n,W,H,Qty,W,H,Qty\nB1,15 1/2,30,2,15 1/2,6,1\nB2,12,30,1,,,",
    "Cabinet,Door W,Door H,Door Qty,Drawer W,Drawer H,Drawer Qty\nB1,15 1/2,30,2,15 1/2,6,1\nB2,12,30,1,,,",
    "Cabinet,Door,,,Drawer,,\n,Width,Height,Qty,Width,Height,Qty\nB1,15 1/2,30,2,15 1/2,6,1\nB2,12,30,1,,,",
    "Cabinet\tDoor size\tDoor qty\tDrawer size\tDrawer qty\nB1\t15 1/2 x 30\t2\t15 1/2 x 6\t1\nB2\t12 x 30\t1\t\t",
  ])("has doors and drawer fronts side by side: %j", (text) => {
    expect(rowsOf(text)).toEqual(["doors 2 15 1/2 x 30 @ B1", "drawers 1 15 1/2 x 6 @ B1", "doors 1 12 x 30 @ B2"]);
  });

  it("may be a list in two columns of a page, but not a size that is given twice", () => {
    expect(rowsOf("Name,Width,Height,Qty,,Name,Width,Height,Qty\nD1,15 1/2,30,2,,D2,12,24,1")).toEqual([
      "doors 2 15 1/2 x 30 @ D1",
      "doors 1 12 x 24 @ D2",
    ]);
    const twice = readCutList("Nominal Width,Nominal Height,Width,Height\n16,30,15 1/2,29 1/2");
    expect(twice.rows.map(({ unticked }) => unticked)).toEqual(["columns-asked"]);
  });
});

describe("a number that may be a count", () => {
  /** A list with two columns that may say how many: 2 and 4. */
  const twoAndFour = (headings: string) => `Part,Width,Height,${headings}\nDoor,15 1/2,30,2,4`;

  it("is the total, if the list has one", () => {
    expect(rowsOf("Part,Width,Height,Qty/Unit,Units,Total Qty\nDoor,15 1/2,30,2,4,8")).toEqual([
      "doors 8 15 1/2 x 30 @ Line 2",
    ]);
  });

  it.each([
    "Part,Width,Height,Qty/Unit,Units\nDoor,15 1/2,30,2,4",
    "Part,Width,Height,Qty per cabinet\nDoor,15 1/2,30,2",
    "Part,Width,Height,Qty,Units\nDoor,15 1/2,30,2,4",
    "Part,Width,Height,Qty,LH,RH\nDoor,15 1/2,30,3,1,1",
    "Part,Width,Height,Total\nDoor,15 1/2,30,4",
    "Part,Width,Height,Bins\nDoor,15 1/2,30,2\nDoor,12,24,4",
    "Part,Width,Height,,\nDoor,15 1/2,30,2,\nDoor,12,24,4,",
    "Part,Width,Height,Qty,Quantity\nDoor,15 1/2,30,2,3",
    "Width,Height,Qty,Bins\n15 1/2,30,1,4\n12,24,1,7",
    "Part,Width,Height,Level 1,Level 2\nDoor,15 1/2,30,1,1",
    "Part,Width,Height,L1,L2\nDoor,15 1/2,30,1,2",
    "Part,Width,Height,Level 1 qty,Level 2 qty\nDoor,15 1/2,30,2,2",
    "Part,Width,Height,L,R,Pair\nDoor,15 1/2,30,2,1,\nDoor,12,24,1,,1",
    "Part,Width,Height,Qty/Unit,Units,Total Qty\nDoor,15 1/2,30,2,4,10",
    "No,Width,Height\n2,15 1/2,30\n1,12,24\n4,12,20",
    "Part,Width,Height,Per unit\nDoor,15 1/2,30,2",
    "Part,Width,Height,Total doors\nDoor,15 1/2,30,2",
    "Part,Width,Height,Qty per unit,Units,Total\nDoor,15 1/2,30,2,4,8",
    "Part,Width,Height,Each,Per unit\nDoor,15 1/2,30,2,4",
    "Part,Width,Height,Total Qty,Each\nDoor,15 1/2,30,2,4",
    ...["Each,Total", "Ea.,Total", "Per unit,Total", "Qty,Total", "Qty,Grand total", "Qty,Total doors"].map(twoAndFour),
    ...["Qty,Total req'd", "Qty,Ext.", "Qty,Extended", "Qty,Sum", "Qty,# Total", "Off,Total off"].map(twoAndFour),
    ...["Anzahl,Gesamt", "Stück,Summe", "Qté,Total", "Cant.,Suma", "Each,Sets", "Ea,Units"].map(twoAndFour),
    ...["Qty,Times", "Qty,Multiplier", "Qty,x", "Qty,Apartments", "Qty,Cabinet qty", "Qty,Lots"].map(twoAndFour),
  ])("is asked about if no heading, or more than one, says so: %j", (text) => {
    const { rows, columns } = readCutList(text);
    expect(new Set(rows.map(({ unticked }) => unticked))).toEqual(new Set(["columns-asked"]));
    expect(doubtText(columns)).toContain("how many pieces");
  });

  it.each([
    ["Each,Total Qty", "2,8", 8],
    ["Per unit,Qty", "2,8", 8],
    ["Each,Total", "8,8", 8],
    ["Qty,Total", "8,$4", 8],
    ["Qty,Total", "8,4.50", 8],
    ["Qty,Total price", "8,4", 8],
    ["Qty,Total sqft", "8,4", 8],
    ["Qty,Units", "8,1", 8],
    ["Qty Req'd,Total price", "8,4", 8],
    ["Req’d,Price", "8,4", 8],
  ])("is not asked about as %s if it agrees, or counts something else: %s", (headings, cells, quantity) => {
    expect(rowsOf(`Part,Width,Height,${headings}\nDoor,15 1/2,30,${cells}`)).toEqual([
      `doors ${quantity} 15 1/2 x 30 @ Line 2`,
    ]);
  });

  it("is asked about in a list without headings", () => {
    expect(readCutList("B1,15 1/2,30,2,1\nB2,12,24,2,1").rows[0]?.unticked).toBe("columns-asked");
  });

  it("numbers the rows, says no more than one, or agrees with the quantity otherwise", () => {
    for (const text of [
      "Seq,Width,Height\n1,15 1/2,30\n2,12,24",
      "Width,Height,Bins\n15 1/2,30,1\n12,24,1",
      "Width,Height,Qty,Bins\n15 1/2,30,2,2\n12,24,1,1",
      "Width,Height,Qty,Level 1,Level 2\n15 1/2,30,3,2,1\n12,24,1,,1",
    ]) {
      expect(readCutList(text).rows.map(({ isTicked }) => isTicked)).toEqual([true, true]);
    }
  });

  it("needs a heading of its own", () => {
    expect(rowsOf("Part\tWidth\tHeight\nDoor\t15 1/2\t30\t2\nDoor\t12\t24\tby the sink")).toEqual([
      "line 2: extra-cell",
      "doors 1 12 x 24 @ Line 3 | note by the sink",
    ]);
  });

  it("is not one door if its mark may be that of thousands", () => {
    const counts = ["1,000", "2.000", "2.0", "2,00", "3"].map(readQuantityCell);
    expect(counts).toEqual([null, null, 2, 2, 3]);
  });
});

it("is not ticked if a cell calls its row off", () => {
  const text = "Cab,Width,Height,Qty,Status,Note\nB1,15,30,2,ok,\nB2,12,24,1,CANCELLED,\nB3,12,24,1,,do not make";
  expect(readCutList(text).rows.map(({ unticked }) => unticked)).toEqual([null, "set-aside", "set-aside"]);
});

it("is read from a formula that only keeps a spreadsheet from changing it", () => {
  expect(rowsOf('Name,Width,Height,Qty\nA,="15 1/2","=""30""",="2"')).toEqual(["doors 2 15 1/2 x 30 @ A"]);
});

describe("a program's list by position, without headings", () => {
  const ROWS = [
    "Miller,Kitchen,Base 1,B1,Door,101,Maple,30,15.5,0.75,2,1,,,,,*a1*,*b1*",
    "Miller,Kitchen,W30 x 36,W1,Door,102,Maple,29.9375,14.0625,0.75,3,1,,,,,*a2*,*b2*",
    "Miller,Bath,Vanity,V1,Door,103,Maple,24.25,12.375,0.75,1.0,1,,,,,,",
    "Miller,Bath,Vanity,V1,Drawer Front,104,Maple,12.375,6,0.75,1,1,,,,,,*b4*",
    "Miller,Bath,Vanity,V1,Left Side,105,Ply,34.5,23.25,0.75,1,1,1,0,,,*a5*",
    "Miller,Bath,Vanity,V1,Hinge,H1,,,,,4,0,,,,,,",
  ];
  const WANTED = [
    "doors 1 12 3/8 x 24 1/4 @ Bath, Vanity",
    "doors 2 15 1/2 x 30 @ Kitchen, Base 1",
    "doors 3 14 1/16 x 29 15/16 @ Kitchen, W30 x 36",
    "drawers 1 12 3/8 x 6 @ Bath, Vanity",
    "line: not-a-front",
    "line: not-a-front (doors 1 23 1/4 x 34 1/2 @ Bath, Vanity, Left Side)",
  ];

  it("is read alike in every order of its rows", () => {
    const orders = fc.shuffledSubarray(ROWS, { minLength: ROWS.length });
    fc.assert(
      fc.property(orders, fc.constantFrom("", "\ufeff"), (rows, mark) => {
        const read = rowsOf(mark + rows.join("\r\n")).map((line) => line.replace(/^line \d+/, "line"));
        expect(read.sort()).toEqual(WANTED);
      }),
      { numRuns: 100 },
    );
  });
});
