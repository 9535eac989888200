import { describe, expect, it } from "vitest";
import type { CutListChoices } from "~/domain/cut-list/cut-row";
import { readCutList } from "~/domain/cut-list/read-cut-list";
import { rowLine } from "./piece-lines";

const rowsOf = (text: string, choices?: CutListChoices) => readCutList(text, choices).rows.map(rowLine);
/** Why each row is not ticked; empty for one that is. */
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

  it("is ticked where a person says so", () => {
    expect(whyOf("Name,Width,Height\nW3030,30,30", { ticks: { 0: true } })).toEqual([""]);
  });

  it.each([
    ["B30", "14 1/2,30"],
    ["W3030", "14 3/4,29 1/2"],
    ["SB36", "36,6"],
    ["D1530", "15,30"],
    ["K12", "12,30"],
    ["Cabinet 12", "12,30"],
  ])("%s names the place of a door of %s", (name, sizes) => {
    expect(whyOf(`Cabinet,Width,Height,Qty\n${name},${sizes},1`)).toEqual([""]);
  });

  it("is a door where the list says that it is one", () => {
    expect(whyOf("Cabinet,Part,Width,Height\nW3030,Door,30,30")).toEqual([""]);
    expect(whyOf("Doors:\nW3030 30 x 30")).toEqual([""]);
  });
});

describe("a date that a spreadsheet made of a fraction", () => {
  it.each(["2-Jan", "3-Mar", "1/2/2026", "2026-01-02", "02.01.2026", "46024", "2-janv.", "3-Mrz"])(
    "is a problem of a typed line: %s",
    (date) => {
      expect(rowsOf(`2 @ 14 x ${date} bath`)).toEqual(["line 1: size height"]);
      expect(rowsOf(`2 @ ${date} x 30`)).toEqual(["line 1: size width"]);
    },
  );

  it("is none beside the sizes, or where a word only begins like a month", () => {
    expect(rowsOf("15 x 30, by 3-Mar")).toEqual(["doors 1 15 x 30 @ by 3-Mar"]);
    expect(rowsOf("15 x 30-marble")).toEqual(["doors 1 15 x 30 @ marble"]);
  });
});

describe("decimals that are no sixteenth of an inch", () => {
  it.each(["2.15 x 30", "39.4 x 76.2", "0.394 x 0.762"])("ask for the unit: %s", (line) => {
    expect(whyOf(line)).toEqual(["unit-asked"]);
    expect(whyOf(`Width,Height\n${line.replace(" x ", ",")}`)).toEqual(["unit-asked"]);
  });

  it("ask for the unit where a decimal comma and small numbers speak for centimeters", () => {
    expect(whyOf("Tür 39,5 x 71,5")).toEqual(["unit-asked"]);
    expect(whyOf("Breite;Höhe\n39,5;71,5\n40;72")).toEqual(["unit-asked", "unit-asked"]);
  });

  it("are taken once the unit is chosen, or named", () => {
    expect(rowsOf("39.4 x 76.2", { unit: "cm" })).toEqual(["doors 1 15 1/2 x 30 @ Line 1"]);
    expect(whyOf("2.15 x 30", { unit: "in" })).toEqual([""]);
    expect(whyOf("Width (in),Height (in)\n24.45,30")).toEqual([""]);
    expect(whyOf('24.45" x 30"')).toEqual([""]);
  });

  it("are inches where they are a sixteenth to two decimals", () => {
    expect(whyOf("24.44 x 30.06\n24.19 x 30.31")).toEqual(["", ""]);
  });
});
