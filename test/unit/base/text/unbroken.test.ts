import { expect, it } from "vitest";
import { unbrokenParts } from "~/base/text/unbroken";

const whole = (text: string) =>
  unbrokenParts(text)
    .filter(({ isWhole }) => isWhole)
    .map((part) => part.text);

it.each([
  ['Door, 15 1/2" × 30", Sink', ['15 1/2" × 30"']],
  ['A 3/4" gap and 13/16 in', ['3/4"', "13/16 in"]],
  ["24 in x 29 3/4 in", ["24 in x 29 3/4 in"]],
  ["Call (503) 555-0100, or 503-555-0100.", ["(503) 555-0100", "503-555-0100"]],
  ["+1 (503) 555-0100", ["+1 (503) 555-0100"]],
  ["HV-1001, November 28, 2026, 97214-1234, 12 pieces in all", []],
])("keeps sizes and phone numbers whole: %s", (text, kept) => {
  expect(whole(text)).toEqual(kept);
  expect(
    unbrokenParts(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

it("reads a megabyte of digits and spaces fast", () => {
  for (const text of ["1 ".repeat(500_000), "1".repeat(1_000_000), "(503) ".repeat(150_000)]) {
    const before = performance.now();
    unbrokenParts(text);
    expect(performance.now() - before).toBeLessThan(1000);
  }
}, 20_000);
