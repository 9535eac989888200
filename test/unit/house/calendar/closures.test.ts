import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { announced, closureDays, closureWords, isClosedOn } from "~/house/calendar/closures";
import { closureLines, readClosures as readOn } from "~/house/calendar/typed-closures";
import { daysAfter } from "~/trade/measure/days";

const THANKSGIVING = { firstDay: "2026-11-26", lastDay: "2026-11-26", reason: "Thanksgiving" };
const HOLIDAYS = { firstDay: "2026-12-24", lastDay: "2027-01-01", reason: "" };

/** Reads closures on the Monday after Thanksgiving. */
const readClosures = (typed: string) => readOn(typed, "2026-11-30");

const CHRISTMAS = { firstDay: "2026-12-24", lastDay: "2027-01-02", reason: "Christmas" };

describe("closed days as they are typed", () => {
  it("are a day or a range a line, with a reason if there is one", () => {
    const typed = "\n 2026-12-24 to 2027-01-01 \r\n11/26/2026 Thanksgiving\n";
    expect(readClosures(typed)).toEqual([THANKSGIVING, HOLIDAYS]);
    expect(readClosures("")).toEqual([]);
    expect(readClosures("2026-11-26, Thanksgiving\n2026-11-26: The feast")).toEqual([
      { ...THANKSGIVING, reason: "The feast" },
    ]);
  });

  it.each([
    "12/24/2026 - 1/2/2027 Christmas",
    "12/24/2026-1/2/2027 Christmas",
    "12/24/2026 – 1/2/2027, Christmas",
    "12/24/2026—1/2/2027: Christmas",
    "2026-12-24 - 2027-01-02 Christmas",
    "2026-12-24-2027-01-02 Christmas",
    "2026-12-24 through 2027-01-02 Christmas",
    "Dec 24 - Jan 2 Christmas",
    "Dec 24, 2026 - Jan 2, 2027 Christmas",
    "December 24 to January 2nd, 2027 Christmas",
    "Dec. 24–Jan. 2 Christmas",
    "12/24 - 1/2 Christmas",
    "12/24/2026 - 1/2 Christmas",
  ])("are a range in %j", (typed) => {
    expect(readClosures(typed)).toEqual([CHRISTMAS]);
  });

  it("without a year are the next ones, also while they last", () => {
    const july = { firstDay: "2027-07-05", lastDay: "2027-07-09", reason: "Summer" };
    expect(readClosures("Jul 5-9 Summer")).toEqual([july]);
    expect(readOn("Dec 24 - Jan 2 Christmas", "2027-01-02")).toEqual([CHRISTMAS]);
    expect(readOn("Dec 24 - Jan 2", "2027-01-03")).toEqual([
      { firstDay: "2027-12-24", lastDay: "2028-01-02", reason: "" },
    ]);
  });

  it("may have a dash before the reason, and a reason with numbers", () => {
    expect(readClosures("11/26/2026 - Thanksgiving")).toEqual([THANKSGIVING]);
    expect(readClosures("7/5/2027 4th of July")).toEqual([
      { firstDay: "2027-07-05", lastDay: "2027-07-05", reason: "4th of July" },
    ]);
  });

  it.each([
    ["2026-12-24 2027-01-02 Christmas", "Line 1: write a range with a dash"],
    ["12/24/2026 - 13/2/2027", "Line 1: begin with a day"],
    ["1/1/2000 - 1/1/2099", "Line 1: the shop cannot be closed for more than 60 days"],
    [`2026-12-24${" ".repeat(15_000)}x`, "Line 1: "],
    ["2026-11-26\nsoon", "Line 2: begin with a day"],
    ["2026-02-30", "Line 1: begin with a day"],
    ["2026-12-24 to Friday", "Line 1: begin with a day"],
    ["2026-12-24 to 2026-12-23", "Line 1: the last day is before the first"],
    ["2026-12-24 to 2027-02-22", "Line 1: the shop cannot be closed for more than 60 days at once"],
    [`2026-12-24 ${"x".repeat(81)}`, "Line 1: use at most 80 characters"],
  ])("say what is wrong with %j", (typed, problem) => {
    expect(readClosures(typed)).toContain(problem);
  });

  it("are read back as they are shown", () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => daysAfter("2026-01-01", days));
    const closure = fc.record({
      firstDay: day,
      days: fc.nat(59),
      reason: fc.constantFrom("", "Inventory", "not today"),
    });
    fc.assert(
      fc.property(fc.uniqueArray(closure, { maxLength: 20, selector: ({ firstDay }) => firstDay }), (made) => {
        const closures = made
          .map(({ firstDay, days, reason }) => ({ firstDay, lastDay: daysAfter(firstDay, days), reason }))
          .sort((one, other) => (one.firstDay < other.firstDay ? -1 : 1));
        expect(readClosures(closureLines(closures))).toEqual(closures);
      }),
    );
  });
});

describe("a closure", () => {
  it("is written as one day or as a range of days", () => {
    expect(closureWords(THANKSGIVING)).toBe("on Thursday, November 26 (Thanksgiving)");
    expect(closureWords(HOLIDAYS)).toBe("from Thursday, December 24 to Friday, January 1");
  });

  it("is announced from 30 days before until its last day, and closes the shop on its days", () => {
    const closure = { firstDay: "2026-11-26", lastDay: "2026-11-27", reason: "" };
    const days = ["2026-10-26", "2026-10-27", "2026-11-26", "2026-11-27", "2026-11-28"];
    expect(days.map((today) => announced([closure], today).length)).toEqual([0, 1, 1, 1, 0]);
    expect(days.map((today) => isClosedOn([closure], today))).toEqual([false, false, true, true, false]);
  });
});

it("counts the days of a closure, and those of them that would be working days", () => {
  expect(closureDays(CHRISTMAS)).toEqual({ days: 10, workingDays: 7 });
  expect(closureDays(THANKSGIVING)).toEqual({ days: 1, workingDays: 1 });
});
