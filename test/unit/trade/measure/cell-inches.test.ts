import { expect, it } from "vitest";
import { cellInches } from "~/trade/measure/cell-inches";
import { FRACTIONS } from "~/trade/measure/measure";

/** A day and a month, in either order: what a spreadsheet turns into a date. */
const isDate = (text: string) => {
  const [, one = 0, other = 0] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  return (one >= 1 && one <= 12 && other >= 1) || (other >= 1 && other <= 12 && one >= 1);
};

it("writes no length that a spreadsheet turns into a date, and adds a leading 0 only for that purpose", () => {
  for (const fraction of FRACTIONS.slice(1)) {
    const alone = cellInches({ inches: 0, fraction });
    expect(isDate(alone), alone).toBe(false);
    expect(alone).toBe(isDate(fraction) ? `0 ${fraction}` : fraction);
  }
  expect([13, 8, 0].map((sixteenth) => cellInches({ inches: 0, fraction: FRACTIONS[sixteenth] ?? "0" }))).toEqual([
    "13/16",
    "0 1/2",
    "0",
  ]);
  expect(cellInches({ inches: 15, fraction: "13/16" })).toBe("15 13/16");
});
