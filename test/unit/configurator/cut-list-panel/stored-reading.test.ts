import { describe, expect, it } from "vitest";
import { readStoredReading, writeStoredReading } from "~/configurator/cut-list-panel/stored-reading";

const READ = {
  isLeft: true,
  choices: {
    columns: { 0: "note" },
    unit: "m",
    swap: true,
    swapped: [2],
    ticks: { 0: false },
    lists: { 3: "drawers" },
    quantities: { 0: "4" },
    sizes: { 1: { width: "15 1/2", height: "30" } },
    pairs: { 2: "both" },
    lines: { 4: "note" },
    openings: { mount: "full", side: 40, gap: 4 },
  },
} as const;

describe("the stored reading of a cut list", () => {
  it("is restored as it was written", () => {
    expect(readStoredReading(writeStoredReading(READ))).toEqual(READ);
    expect(readStoredReading(writeStoredReading({ isLeft: false, choices: {} }))).toEqual({
      isLeft: false,
      choices: {},
    });
  });

  it.each([
    "",
    "{",
    "[]",
    '{"isLeft":1,"choices":{}}',
    '{"isLeft":true,"choices":{"unit":"furlong"}}',
    '{"isLeft":true,"choices":{"openings":{"mount":"full","side":9999,"gap":4}}}',
  ])("is null if storage holds %j", (text) => {
    expect(readStoredReading(text)).toBeNull();
  });
});
