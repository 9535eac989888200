import { describe, expect, it } from "vitest";
import { readTick } from "~/office/schedule/queue-form";
import { hoursText, shareText } from "~/office/schedule/week-plot";

describe("a tick on a job", () => {
  it.each([
    ["order=HV-1001&done=on", { number: "HV-1001", isDone: true }],
    ["order=HV-1001", { number: "HV-1001", isDone: false }],
    ["done=on", null],
    ["order=1&done=on", null],
  ])("is read from its form: %s", (form, tick) => {
    expect(readTick(new URLSearchParams(form))).toEqual(tick);
  });
});

it("sums of work are said in hours", () => {
  expect([0, 60, 210, 90_000].map(hoursText)).toEqual(["0 hours", "1 hour", "3.5 hours", "1,500 hours"]);
  expect(shareText(210, 960)).toBe("3.5 of 16 hours");
});
