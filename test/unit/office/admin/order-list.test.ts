import { describe, expect, it } from "vitest";
import { awayText, paymentPill, promisePill } from "~/office/admin/order-list";

const TODAY = "2026-12-01";

describe("the pills of an order", () => {
  it.each([
    [{}, null],
    [{ owedCents: 500 }, "Not paid"],
    [{ owedCents: 500, paidCents: 100 }, "Part paid"],
    [{ owedCents: 500, paidCents: 100, isOverdue: true }, "Overdue"],
    [{ owedCents: 0, paidCents: 600 }, "Paid"],
    [{ owedCents: -5, paidCents: 600 }, "Credit owed"],
  ])("say how it stands with its invoice: %j", (paying, text) => {
    expect(paymentPill(paying)?.text ?? null).toBe(text);
  });

  it.each([
    [{ state: "confirmed", shipsOn: "2026-12-04" }, false, "On time"],
    [{ state: "confirmed", shipsOn: "2026-12-04" }, true, "At risk"],
    [{ state: "in-production", shipsOn: "2026-11-30" }, true, "Late"],
    [{ state: "received", shipsOn: null }, false, null],
    [{ state: "shipped", shipsOn: "2026-11-30" }, false, null],
    [{ state: "cancelled", shipsOn: "2026-11-30" }, false, null],
  ] as const)("say whether it keeps its day: %j, slipping: %s", (order, isSlipping, text) => {
    expect(promisePill(order, isSlipping, TODAY)?.text ?? null).toBe(text);
  });
});

it.each([
  ["2026-12-01", "today"],
  ["2026-12-02", "tomorrow"],
  ["2026-11-30", "yesterday"],
  ["2026-12-04", "in 3 days"],
  ["2026-11-24", "7 days ago"],
])("a day says how far away it is: %s", (day, text) => {
  expect(awayText(day, TODAY)).toBe(text);
});
