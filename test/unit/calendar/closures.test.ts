import { describe, expect, it } from "vitest";
import { announced, closureValidator, closureWords, removedClosure } from "~/calendar/closures";

const read = async (fields: Readonly<Record<string, string>>) => {
  const { data, error } = await closureValidator.validate(
    new URLSearchParams({ firstDay: "2026-11-26", lastDay: "", reason: "Thanksgiving", ...fields }),
  );
  return error?.fieldErrors ?? data;
};

describe("the form of a closure", () => {
  it("reads days as date fields post them and as people type them", async () => {
    const one = { firstDay: "2026-11-26", lastDay: "2026-11-26", reason: "Thanksgiving" };
    expect(await read({})).toEqual(one);
    expect(await read({ firstDay: " 11/26/2026 ", lastDay: "11/27/2026" })).toEqual({ ...one, lastDay: "2026-11-27" });
  });

  it.each([
    [{ firstDay: "" }, { firstDay: "This field is required" }],
    [{ firstDay: "soon" }, { firstDay: "Please enter a date such as 11/26/2026" }],
    [{ firstDay: "2026-02-30" }, { firstDay: "Please enter a date such as 11/26/2026" }],
    [{ lastDay: "later" }, { lastDay: "Please enter a date such as 11/26/2026" }],
    [{ lastDay: "2026-11-25" }, { lastDay: "The last day is before the first" }],
    [{ lastDay: "2027-02-01" }, { lastDay: "The shop cannot be closed for more than 60 days at once" }],
    [{ reason: " " }, { reason: "This field is required" }],
    [{ reason: "x".repeat(81) }, { reason: "Please use at most 80 characters" }],
  ])("refuses %j with %j", async (fields, errors) => {
    expect(await read(fields)).toEqual(errors);
  });

  it("removes a closure by its number alone", () => {
    const removed = ["7", "", "x", "-1", "1e3"].map((remove) => removedClosure(new URLSearchParams({ remove })));
    expect(removed).toEqual([7, null, null, null, null]);
  });
});

describe("a closure", () => {
  it("is written as one day or as a range of days", () => {
    expect(closureWords({ firstDay: "2026-11-26", lastDay: "2026-11-26", reason: "Thanksgiving" })).toBe(
      "on Thursday, November 26 (Thanksgiving)",
    );
    expect(closureWords({ firstDay: "2026-12-24", lastDay: "2027-01-01", reason: "Holidays" })).toBe(
      "from Thursday, December 24 to Friday, January 1 (Holidays)",
    );
  });

  it("is announced from 30 days before until its last day", () => {
    const closure = { firstDay: "2026-11-26", lastDay: "2026-11-27", reason: "Thanksgiving" };
    const days = ["2026-10-26", "2026-10-27", "2026-11-26", "2026-11-27", "2026-11-28"];
    expect(days.map((today) => announced([closure], today).length)).toEqual([0, 1, 1, 1, 0]);
  });
});
