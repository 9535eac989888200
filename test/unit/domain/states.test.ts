import { describe, expect, it } from "vitest";
import { STATES, stateCode } from "~/domain/states";

describe("a state as it is typed", () => {
  it.each(STATES)("is %s by its letters and its name, however they are written", (code, name) => {
    for (const typed of [code, code.toLowerCase(), `US-${code}`, name, name.toUpperCase(), ` ${name.toLowerCase()} `]) {
      expect(stateCode(typed), typed).toBe(code);
    }
  });

  it.each([
    ["Washington, D.C.", "DC"],
    ["D. C.", "DC"],
    ["new  york", "NY"],
    ["US Virgin Islands", "VI"],
    ["Virgin Islands", "VI"],
  ])("is read from %s", (typed, code) => {
    expect(stateCode(typed)).toBe(code);
  });

  it.each(["Oregonn", "Ontario", "XX", "97210", "Portland", "", "US-", "constructor"])("is not %j", (typed) => {
    expect(stateCode(typed)).toBeNull();
  });
});
