import { describe, expect, it } from "vitest";
import { decodeCsv } from "~/office/catalog-editing/import-file";
import { planInSteps, stylesCsv } from "~/office/catalog-editing/style-csv";
import { firstCatalog as styles } from "~/provider/catalog.server";
import type { DoorStyle } from "~/trade/catalog/door-style";

function planImport(csv: string, catalog: readonly DoorStyle[]) {
  const steps = planInSteps(csv, catalog);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const ashby = styles.find(({ handle }) => handle === "ashby") as DoorStyle;
const planned = (csv: string) => {
  const { changes, refused, unchanged, missing } = planImport(csv, styles);
  const differences = changes.flatMap(({ line, after, differences: all }) =>
    all.map(({ what, old, new: now }) => [line, after.handle, what, old, now]),
  );
  return { differences, refused, unchanged, missing };
};
const reasons = (csv: string) => planned(csv).refused.map(({ line, reason }) => `${line}: ${reason}`);

describe("the catalog as a file", () => {
  it("changes nothing when it is read again, whatever its texts contain", () => {
    const odd: DoorStyle = {
      ...ashby,
      handle: "odd",
      title: `=HYPERLINK("x")`,
      description: "'=1+1\nsecond line, with a comma; and “quotes”",
      care: "-2",
      nextPrice: { cents: 2199, from: "2027-01-04" },
      leadDays: null,
    };
    const all = [...styles, odd];
    const plan = planImport(stylesCsv(all), all);
    expect([plan.changes, plan.refused, plan.unchanged, plan.missing]).toEqual([[], [], 21, 0]);
    expect(stylesCsv([odd])).not.toMatch(/(?:^|,|")[=+@-]/m);
  });

  it("writes no size that a spreadsheet takes for a date", () => {
    const [, row = ""] = stylesCsv([ashby]).split("\r\n");
    expect(row).toContain(",0 1/4,");
    expect(row).toContain("2 1/4");
  });

  it("raises prices with two columns, and leaves everything else", () => {
    expect(planned("Handle,price per sq ft\nashby,21.50\nrowan,60\nbarrow,$17\n")).toEqual({
      differences: [
        [2, "ashby", "Price per sq ft", "20.00", "21.50"],
        [4, "barrow", "Price per sq ft", "16.00", "17.00"],
      ],
      refused: [],
      unchanged: 1,
      missing: 17,
    });
  });

  it("plans a price that begins on a date, a finish, and a hidden style; the finish's picture stays", () => {
    const csv = [
      "Handle,State,New price per sq ft,New price from,Finishes",
      `ashby,hidden,22,1/4/2027,"White primer, paint-ready | primed | 0 | #f4f0e6; Sage | paint | 6 | #99a28c"`,
    ].join("\n");
    const plan = planImport(csv, [ashby]);
    expect(plan.refused).toEqual([]);
    const after = plan.changes[0]?.after as DoorStyle;
    expect(after).toMatchObject({ state: "hidden", nextPrice: { cents: 2200, from: "2027-01-04" } });
    expect(after.finishes.map(({ name, addedCents }) => [name, addedCents])).toEqual([
      ["White primer, paint-ready", 0],
      ["Sage", 600],
    ]);
    expect(after.finishes[1]?.image).toEqual(ashby.finishes.find(({ name }) => name === "Sage")?.image);
  });

  it("adds a style as a draft if it has all that a style needs", () => {
    const csv = "Title,Handle,Construction,Material\nElm Lane,,Slab,Elm\nShort,,,Elm\n";
    const plan = planImport(csv, styles);
    expect(plan.changes.map(({ before, after }) => [before, after.handle, after.state])).toEqual([
      [null, "elm-lane", "draft"],
    ]);
    expect(plan.refused).toEqual([{ line: 3, reason: "Construction: This field is required" }]);
  });
});

describe("a file that cannot be applied", () => {
  it.each([
    ['Handle,Price per sq ft\nashby,"20,50"', "2: Price per sq ft: Please enter dollars with a decimal point"],
    ["Handle,Price per sq ft\nashby,20,50", "2: The row has 3 cells, but the first line has 2"],
    ["Handle;Price per sq ft\nashby;20,50", "2: Price per sq ft: Please enter dollars with a decimal point"],
    ["Handle,Title\nashby,=cmd|' /C calc'!A0", "2: Title: It starts like a formula"],
    ["Handle,Price per sq ft\nashby,-5", "2: Price per sq ft: It starts like a formula"],
    ["Handle,Title,Title\nashby,a,b", "1: The column “Title” appears twice"],
    ["Handle,Prise\nashby,20", "1: Column 2, “Prise”, is not a column of the catalog"],
    ["Title\nAshby", "1: The column “Handle” is missing"],
    ["Handle,Title\nashby,One\nrowan,Two\nashby,Three", "4: The style “ashby” is also on line 2"],
    [
      'Handle,"Panel thickness, in"\nashby,4-Jan',
      "2: Panel thickness, in: A spreadsheet has turned this size into a date",
    ],
    ["Handle,State\nashby,draft", "2: State: A style that was published cannot become a draft"],
    ['Handle,Title\nashby,"cut off', "2: A quotation mark is never closed"],
    ["Handle,Finishes\nashby,Sage | paint | 5", "2: Finishes, 1: The first finish is included in the style"],
    ["../x,Title\n", "1: Column 1, “../x”, is not a column"],
    ["", "1: The file is empty"],
  ])("says the line and the reason: %j", (csv, reason) => {
    expect(reasons(csv)[0]).toContain(reason);
  });

  it("may have 10,000 lines: each wrong one is named, and a longer file than the catalog is refused at once", () => {
    const rows = Array.from({ length: 9_999 }, (_, index) => `style-${index},1,5`);
    expect(reasons(`Handle,Price per sq ft\n${rows.join("\n")}`)).toEqual(["5002: The file has more than 5,001 rows"]);
    const half = `Handle,Price per sq ft\n${rows.slice(0, 4_999).join("\n")}`;
    expect(planned(half).refused).toHaveLength(4_999);
  });

  it("is named with its first line that is not UTF-8, or as the workbook that it is", () => {
    const latin = Buffer.from("Handle,Title\nashby,Ashby\nrowan,Nu\xdfbaum\n", "latin1");
    expect(decodeCsv(latin)).toEqual({ line: 3, problem: expect.stringContaining("UTF-8") });
    expect(decodeCsv(Buffer.from("Handle\na\0b"))).toEqual({ line: 2, problem: expect.stringContaining("not text") });
    expect(decodeCsv(Uint8Array.from([0x50, 0x4b, 3, 4]))).toMatchObject({ line: 1 });
    expect(decodeCsv(Buffer.from("\uFEFFHandle\nü"))).toMatchObject({ text: expect.stringContaining("ü") });
  });
});
