import { describe, expect, it } from "vitest";
import { batchName, isOlderThan, matchWords, surfaceOf } from "~/ordering/door-pages/door-answer";
import { shippedProducts } from "../../../support/shipped-products";

describe("a batch", () => {
  it("is named by its day and a letter", () => {
    expect([0, 1, 25, 26, 27, 701, 702].map((before) => batchName("2026-11-26", before))).toEqual(
      ["A", "B", "Z", "AA", "AB", "ZZ", "AAA"].map((letters) => `2026-11-26 ${letters}`),
    );
  });

  it.each([
    ["2024-11-26", 24, "2026-11-26", false],
    ["2024-11-25", 24, "2026-11-26", true],
    ["2025-12-31", 1, "2026-01-31", false],
    ["2025-12-30", 1, "2026-01-31", true],
    ["2026-01-31", 1, "2026-02-28", false],
    ["2026-11-26", 600, "2026-11-26", false],
  ])("made on %s is older than %i months on %s: %s", (madeOn, months, today, isOlder) => {
    expect(isOlderThan(madeOn, months, today)).toBe(isOlder);
  });
});

it("knows the surface of every style that the shop ships, in each of its finishes", () => {
  const surfaces = shippedProducts.flatMap(({ id, specification, finishes = [] }) =>
    finishes.map(({ name, kind }) => `${id}: ${specification && surfaceOf({ ...specification, finish: name }, kind)}`),
  );
  expect([...new Set(surfaces)]).toEqual(
    expect.arrayContaining([
      "rowan: Oiled wood",
      "barrow: Painted",
      "linden: Thermofoil",
      "quarry: Laminate",
      "grange: Lacquered wood",
      "ashby: Painted",
    ]),
  );
  const words = (["Painted", "Laminate", "Lacquered wood"] as const).map(matchWords);
  expect(new Set(words).size).toBe(3);
});
