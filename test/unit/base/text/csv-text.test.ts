import { describe, expect, it } from "vitest";
import { csvLines, guarded, isFormula, unguarded } from "~/base/text/csv-text";

const SIGNS = [
  "=",
  "+",
  "-",
  "@",
  "\uFF1D",
  "\uFF0B",
  "\uFF0D",
  "\uFF20",
  "\uFE66",
  "\uFE62",
  "\uFE63",
  "\uFE6B",
  "\u2212",
];
const BEFORE = ["", " ", "\t", "\r", "\n", "\u00A0", "\u3000", "\u200B", "\uFEFF", "'", "''"];

describe("a cell that a spreadsheet would read as a formula", () => {
  it.each(SIGNS)("gets an apostrophe in front, with any text before its %j, and the import removes it", (sign) => {
    for (const before of BEFORE) {
      const text = `${before}${sign}SUM(A1)`;
      expect(isFormula(text), JSON.stringify(text)).toBe(true);
      const written = guarded(text);
      expect(written.startsWith("'"), JSON.stringify(written)).toBe(true);
      expect(unguarded(written)).toBe(guarded(text).slice(1));
    }
  });

  it("is never written, even if the caller did not guard it", () => {
    for (const sign of SIGNS) {
      for (const before of BEFORE) {
        const [written = ""] = csvLines([[`${before}${sign}SUM(A1)`]]).split("\r\n");
        expect(written, JSON.stringify(before + sign)).toMatch(/^"?'/);
      }
    }
  });

  it("is looked for once along a text, however many blanks and apostrophes begin it", () => {
    // By the square of its length, a million blanks would take hours.
    for (const before of [" ", "\u00ad", "'", "' "]) {
      const text = before.repeat(1_000_000);
      expect(isFormula(`${text}x`), JSON.stringify(before)).toBe(false);
      expect(guarded(`${text}x`).endsWith("x")).toBe(true);
      expect(unguarded(`'${text}x`)).toBe(`'${text}x`);
      expect(csvLines([[`${text}x`]])).toContain("x");
    }
  });

  it("is guarded once", () => {
    expect(csvLines([[guarded("=1"), guarded("\uFF1D1")]])).toBe("'=1,'\uFF1D1\r\n");
  });

  it("is not a number, a telephone number or a sentence", () => {
    expect(csvLines([["-12.50", "+1 (503) 555-0100", "Left = hinge", "15 1/2"]])).toBe(
      "-12.50,+1 (503) 555-0100,Left = hinge,15 1/2\r\n",
    );
  });
});
