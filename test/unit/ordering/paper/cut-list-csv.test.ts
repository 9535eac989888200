import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutListCsv } from "~/ordering/paper/cut-list-csv";
import { paperFileName } from "~/ordering/paper/file-name";
import type { Door } from "~/trade/measure/piece";
import { cartLine } from "../../../support/arbitraries";
import { aCartLine } from "../../../support/cart-builders";

const DOOR: Door = {
  width: { inches: 15, fraction: "1/2" },
  height: { inches: 0, fraction: "1/2" },
  location: "K-A-03-L",
  preBored: true,
};

const rowsOf = (csv: string) => csv.split("\r\n").slice(1, -1);

describe("the cut list for spreadsheets", () => {
  it("begins with a byte order mark and ends every line with CRLF", () => {
    const csv = cutListCsv([aCartLine("a", { doors: [DOOR] })]);
    expect(csv).toBe(
      "\uFEFFWidth (in),Height (in),Quantity,Location,Style,Kind,Hinge,Bored,Boring (mm),Note,Opening,Sq ft,Price\r\n" +
        "15 1/2,0 1/2,1,K-A-03-L,Ashby,Door,,yes,,,,0.05,1.08\r\n",
    );
  });

  it("lists what a piece holds, priced for its whole quantity", () => {
    const door: Door = { ...DOOR, quantity: 3, hinge: "pair", boring: 3, note: 'Sand "twice"', preBored: false };
    const drawer = {
      width: { inches: 30, fraction: "0" },
      height: { inches: 6, fraction: "0" },
      location: "A;B",
    } as const;
    const csv = cutListCsv([aCartLine("a", { doors: [door], drawers: [drawer] })]);
    expect(rowsOf(csv)).toEqual([
      '15 1/2,0 1/2,3,K-A-03-L,Ashby,Door,pair,no,3,"Sand ""twice""",,0.16,3.24',
      '30,6,1,"A;B",Ashby,Drawer front,,,,,,1.25,25.00',
    ]);
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "'=1", "\t=1", "\r=1"])("makes %j harmless", (text) => {
    const csv = cutListCsv([aCartLine("a", { productTitle: text, doors: [{ ...DOOR, location: text, note: text }] })]);
    const cells = rowsOf(csv)[0]?.split(",") ?? [];
    for (const column of [3, 4, 9]) expect(cells[column]).toMatch(/^"?'/);
  });

  it("never lets a cell begin like a formula, for any typed text", () => {
    fc.assert(
      fc.property(cartLine, (line) => {
        const csv = cutListCsv([line]).slice(1);
        const cells = [...csv.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(?:,|\r\n)/g)];
        expect(cells.length % (csv.split("\r\n")[0]?.split(",").length ?? 0)).toBe(0);
        for (const [, cell] of cells) expect(cell).not.toMatch(/^"?[=+@\t]|^"?-/);
      }),
    );
  });
});

describe("the file name of a printed document", () => {
  it.each([
    ["Miller kitchen", "miller-kitchen-cut-list.csv"],
    ["", "cut-list.csv"],
    ["../../etc: \u0000<x>", "etc-x-cut-list.csv"],
    ["Küche Nº 3", "küche-nº-3-cut-list.csv"],
    ["…", "cut-list.csv"],
  ])("of %j is %s", (job, name) => {
    expect(paperFileName(job, "cut-list", "csv")).toBe(name);
  });
});
