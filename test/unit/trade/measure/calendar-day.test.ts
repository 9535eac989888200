import { describe, expect, it } from "vitest";
import { readTypedDay } from "~/trade/measure/calendar-day";

describe("a typed day", () => {
  it.each([
    ["2026-11-30", "2026-11-30"],
    ["11/30/2026", "2026-11-30"],
    [" 2/9/2027 ", "2027-02-09"],
    ["2028-02-29", "2028-02-29"],
  ])("is read from %j", (typed, day) => {
    expect(readTypedDay(typed)).toBe(day);
  });

  it.each([
    "",
    "2026-02-29",
    "2026-13-01",
    "0206-11-30",
    "2126-11-30",
    "30/11/2026",
    "11/30/26",
    "tomorrow",
    "2026-11-30T00:00Z",
  ])("is refused when typed as %j", (typed) => {
    expect(readTypedDay(typed)).toBeNull();
  });
});
