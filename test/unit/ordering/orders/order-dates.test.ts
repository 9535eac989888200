import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { processingCount } from "~/base/brand/order-processing";
import { DEFAULT_FACTS } from "~/base/brand/shop-facts";
import { DAY_MS } from "~/base/time/time";
import { confirmedBy } from "~/ordering/orders/order-dates";
import { dayIn, isWorkingDay, workingDaysAfter } from "~/trade/measure/days";

const someDay = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2200-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** The number of working days after one day, up to another, counted one by one. */
function workingDaysBetween(from: string, to: string): number {
  let count = 0;
  for (let at = Date.parse(from) + DAY_MS; at <= Date.parse(to); at += DAY_MS) {
    if (!["Sat", "Sun"].includes(new Date(at).toUTCString().slice(0, 3))) count += 1;
  }
  return count;
}

describe("the working days of the shop", () => {
  it("are Monday to Friday", () => {
    const week = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"];
    expect(week.map(isWorkingDay)).toEqual([true, true, true, true, true, false, false]);
  });

  it("are counted from the next day on, and end on a working day", () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 1, max: 60 }), (day, count) => {
        const end = workingDaysAfter(day, count);
        expect(isWorkingDay(end)).toBe(true);
        expect(workingDaysBetween(day, end)).toBe(count);
      }),
    );
  });

  it("add up", () => {
    const some = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(someDay, some, some, (day, one, two) => {
        expect(workingDaysAfter(workingDaysAfter(day, one), two)).toBe(workingDaysAfter(day, one + two));
      }),
    );
  });
});

const FACTS = { ...DEFAULT_FACTS, timeZone: { zone: "America/Los_Angeles", name: "" } };

describe("the day by which an order is confirmed", () => {
  it.each([
    ["a Monday morning", "2026-11-23T17:00:00.000Z", "2026-11-24"],
    ["a Friday", "2026-11-27T17:00:00.000Z", "2026-11-30"],
    ["a Saturday", "2026-11-28T17:00:00.000Z", "2026-11-30"],
    ["a Sunday", "2026-11-29T17:00:00.000Z", "2026-11-30"],
    ["a Thursday evening that is Friday in UTC", "2026-11-27T06:00:00.000Z", "2026-11-27"],
    ["the last day of a year", "2027-12-31T17:00:00.000Z", "2028-01-03"],
  ])("is the next working day after %s in the shop's time zone", (_what, placedAt, day) => {
    expect(confirmedBy(placedAt, FACTS)).toBe(day);
  });

  it("is no day on which the shop is closed, and as many days later as the owner says", () => {
    const placedAt = "2026-11-25T17:00:00.000Z";
    const closedDays = [{ firstDay: "2026-11-26", lastDay: "2026-11-27" }];
    expect(confirmedBy(placedAt, { ...FACTS, closedDays })).toBe("2026-11-30");
    expect(confirmedBy(placedAt, { ...FACTS, orderProcessing: "48 hours" })).toBe("2026-11-27");
    expect(confirmedBy(placedAt, { ...FACTS, orderProcessing: "two working days" })).toBe("2026-11-27");
  });

  it.each([
    ["24 hours", "by the end of Monday."],
    ["48 hours", "by the end of Tuesday."],
    ["3 business days", "by the end of Wednesday."],
    ["three weeks", "by the end of Monday."],
    ["20 days", "counted in working days."],
  ])("is counted as %s on working days, as pages say", (typed, words) => {
    expect(processingCount(typed)).toContain(words);
  });

  it("follows the shop's own calendar", () => {
    expect(dayIn("America/Los_Angeles", "2026-03-08T07:59:59.000Z")).toBe("2026-03-07");
    expect(dayIn("America/Los_Angeles", "2026-03-08T08:00:00.000Z")).toBe("2026-03-08");
    expect(dayIn("Pacific/Auckland", "2026-03-08T11:00:00.000Z")).toBe("2026-03-09");
  });
});
