import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isQuoteNumber, lastMoment, quoteState, validUntil } from "~/ordering/quotes/quote";
import { dayIn, daysAfter } from "~/trade/measure/days";

const ZONE = "America/Los_Angeles";

describe("the last day of a quote", () => {
  it("ends at midnight in the shop's time zone, even if the clocks change", () => {
    expect(validUntil("2026-11-23T07:59:00.000Z", ZONE, 30)).toBe("2026-12-23T08:00:00.000Z");
    expect(validUntil("2026-11-23T08:00:00.000Z", ZONE, 30)).toBe("2026-12-24T08:00:00.000Z");
    expect(validUntil("2026-10-20T12:00:00.000Z", ZONE, 30)).toBe("2026-11-20T08:00:00.000Z");
    expect(validUntil("2026-03-01T12:00:00.000Z", ZONE, 10)).toBe("2026-03-12T07:00:00.000Z");
  });

  it("is the given number of days after the first, in every time zone", () => {
    const day = fc.date({ min: new Date("2020-01-01"), max: new Date("2060-01-01"), noInvalidDate: true });
    const zone = fc.constantFrom(ZONE, "UTC", "Asia/Kolkata", "Pacific/Kiritimati", "America/St_Johns");
    fc.assert(
      fc.property(day, zone, fc.integer({ min: 1, max: 365 }), (at, timeZone, days) => {
        const madeAt = at.toISOString();
        const until = validUntil(madeAt, timeZone, days);
        const last = daysAfter(dayIn(timeZone, madeAt), days);
        expect(dayIn(timeZone, lastMoment(until))).toBe(last);
        expect(dayIn(timeZone, until)).toBe(daysAfter(last, 1));
      }),
      { numRuns: 200 },
    );
  });
});

describe("a quote", () => {
  const until = "2026-12-24T08:00:00.000Z";
  const end = Date.parse(until);

  it.each([
    [null, end - 1, "valid"],
    [null, end, "expired"],
    ["HV-1042", end - 1, "ordered"],
    ["HV-1042", end + 1, "ordered"],
  ])("ordered as %s at %i is %s", (orderedAs, now, state) => {
    expect(quoteState({ validUntil: until, orderedAs }, now)).toBe(state);
  });

  it.each([
    ["HVQ-1001", true],
    ["ABCDQ-1", true],
    ["Q-1", false],
    ["HV-1001", false],
    ["HVQ-", false],
    ["HVQ-1 ", false],
    ["hvq-1", false],
    ["HVQ-1234567890123", false],
    ["HVQ-1\n", false],
  ])("has the number %j: %s", (text, is) => {
    expect(isQuoteNumber(text)).toBe(is);
  });
});
