import { describe, expect, it } from "vitest";
import { STATES, stateCode } from "~/base/addresses/states";

describe("a typed state", () => {
  it.each(STATES)("is %s by its code and its name, in any spelling", (code, name) => {
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
