import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateText, dayText, momentText, timeLeftText } from "~/ui/kit/moment-text";

const HOUR_MS = 3_600_000;

describe("times on an order's page", () => {
  it.each([
    ["2026-11-22T19:22:00.000Z", "November 22, 2026, 11:22 a.m. Pacific Time"],
    ["2026-11-22T20:05:00.000Z", "November 22, 2026, 12:05 p.m. Pacific Time"],
    ["2026-11-22T08:00:00.000Z", "November 22, 2026, 12:00 a.m. Pacific Time"],
    ["2026-07-01T06:59:00.000Z", "June 30, 2026, 11:59 p.m. Pacific Time"],
  ])("name their time zone: %s", (at, text) => {
    expect(momentText(at)).toBe(text);
    expect(text.startsWith(dateText(at))).toBe(true);
  });

  it("name the weekday of a day", () => {
    expect(dayText("2026-11-23")).toBe("Monday, November 23");
    expect(dayText("2027-01-01")).toBe("Friday, January 1");
  });
});

describe("the remaining time", () => {
  it.each([
    [24 * HOUR_MS, "24 hours"],
    [24 * HOUR_MS - 1, "23 hours and 59 minutes"],
    [HOUR_MS + 60_000, "1 hour and 1 minute"],
    [HOUR_MS, "1 hour"],
    [HOUR_MS - 1, "59 minutes"],
    [60_000, "1 minute"],
    [59_999, "less than a minute"],
    [1, "less than a minute"],
    [0, ""],
    [-5, ""],
  ])("of %i ms is %j", (ms, text) => {
    expect(timeLeftText(ms)).toBe(text);
  });

  it("is never longer than the real one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 60_000, max: 48 * HOUR_MS }), (ms) => {
        const [, hours = "0"] = /(\d+) hour/.exec(timeLeftText(ms)) ?? [];
        const [, minutes = "0"] = /(\d+) minute/.exec(timeLeftText(ms)) ?? [];
        const shown = Number(hours) * HOUR_MS + Number(minutes) * 60_000;
        expect(shown <= ms && shown > ms - 60_000).toBe(true);
      }),
    );
  });
});
