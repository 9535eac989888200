import { describe, expect, it } from "vitest";
import { readTypedAmount } from "~/trade/measure/typed-amount";

describe("a typed amount", () => {
  it.each([
    ["80", 8000],
    ["$80", 8000],
    ["80 $", 8000],
    ["$ 1,234.50", 123_450],
    ["1234.5", 123_450],
    ["1,234,567.89", 123_456_789],
    [".50", 50],
    ["80.", 8000],
    ["0", 0],
    ["$0.00", 0],
    ["10,000,000", 1_000_000_000],
    ["", null],
    ["   ", null],
  ])("is read from %j", (typed, cents) => {
    expect(readTypedAmount(typed)).toEqual({ cents });
  });

  it.each([
    ["-5", "negative"],
    ["$-5", "negative"],
    ["(5.00)", "negative"],
    ["−5", "negative"],
    ["10,000,000.01", "too-large"],
    ["99999999999999999999", "too-large"],
    ["1.234,50", "unclear"],
    ["12,34", "unclear"],
    ["1,2345", "unclear"],
    ["80.505", "unclear"],
    ["eighty", "unclear"],
    ["1e3", "unclear"],
    ["$", "unclear"],
    [".", "unclear"],
    ["$$5", "unclear"],
    ["NaN", "unclear"],
    ["٣", "unclear"],
  ])("is not read from %j: %s", (typed, problem) => {
    expect(readTypedAmount(typed)).toEqual({ problem });
  });
});
