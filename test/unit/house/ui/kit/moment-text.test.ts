import { describe, expect, it } from "vitest";
import { dateText, dayText, momentText } from "~/house/ui/kit/moment-text";
import { shortDate, shortMoment } from "~/house/ui/kit/short-day";

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

describe("moments in the office", () => {
  const now = "2026-11-22T20:05:00.000Z";
  it.each([
    ["2026-11-22T19:22:00.000Z", "Today, 11:22 a.m."],
    ["2026-11-22T08:00:00.000Z", "Today, 12:00 a.m."],
    ["2026-11-22T07:59:00.000Z", "Yesterday, 11:59 p.m."],
    ["2026-11-21T07:59:00.000Z", "Nov 20, 11:59 p.m."],
    ["2026-11-23T20:05:00.000Z", "Nov 23, 12:05 p.m."],
    ["2025-11-22T20:05:00.000Z", "Nov 22, 2025, 12:05 p.m."],
  ])("say the day of %s as people do: %s", (at, text) => {
    expect(shortMoment(at, now)).toBe(text);
    expect(text.startsWith(shortDate(at, now))).toBe(true);
  });
});
