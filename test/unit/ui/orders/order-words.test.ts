import { describe, expect, it } from "vitest";
import { isOver, ORDER_STATES } from "~/domain/orders/order";
import { STATE_WORDS } from "~/ui/order/state-words";
import { nextText } from "~/ui/orders/order-words";

const PLACED = "2026-11-27T20:00:00.000Z";

describe("the words for an order", () => {
  it("are plain, and its own for each state", () => {
    const labels = ORDER_STATES.map((state) => STATE_WORDS[state].label);
    expect(new Set(labels).size).toBe(ORDER_STATES.length);
    expect(labels.join()).not.toMatch(/-/);
  });

  it("say by which day an order of a Friday is confirmed", () => {
    expect(nextText({ state: "received", placedAt: PLACED })[0]).toContain("By the end of Monday, November 30,");
  });

  it.each(ORDER_STATES)("say what happens next, unless nothing does: %s", (state) => {
    expect(nextText({ state, placedAt: PLACED }).length === 0).toBe(isOver(state));
  });
});
