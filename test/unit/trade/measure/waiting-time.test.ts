import { describe, expect, it } from "vitest";
import { tooManyTries, waitingTime } from "~/trade/measure/waiting-time";

describe("a waiting time", () => {
  it.each([
    [0, "1 minute"],
    [1, "1 minute"],
    [60, "1 minute"],
    [61, "2 minutes"],
    [900, "15 minutes"],
    [7140, "119 minutes"],
    [7200, "2 hours"],
    [86_399, "24 hours"],
  ])("of %i s is rounded up to whole minutes or hours: %s", (seconds, words) => {
    expect(waitingTime(seconds)).toBe(words);
    expect(tooManyTries(seconds)).toContain(`Please wait ${words} and try again.`);
  });

  it("is not invented if it is unknown", () => {
    expect(tooManyTries(undefined)).toContain("Please wait a while and try again.");
  });
});
