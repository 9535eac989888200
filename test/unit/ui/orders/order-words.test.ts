import { describe, expect, it } from "vitest";
import { isOver, ORDER_STATES } from "~/domain/orders/order";
import { PAYMENT_STATES } from "~/domain/orders/payment";
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
    expect(nextText({ state: "received", placedAt: PLACED }, null)[0]).toContain("By the end of Monday, November 30,");
  });

  it.each(ORDER_STATES)("say what happens next, unless nothing does: %s", (state) => {
    expect(nextText({ state, placedAt: PLACED }, null).length === 0).toBe(isOver(state));
  });

  it("name the owner's lead time, and the first day that it allows", () => {
    const said = nextText({ state: "received", placedAt: PLACED }, 15).join(" ");
    expect(said).toContain("manufacturing takes 15 working days.");
    expect(said).toContain("ready by Monday, December 21.");
    expect(nextText({ state: "confirmed", placedAt: PLACED }, 1).join(" ")).toContain("takes 1 working day.");
  });

  it.each(PAYMENT_STATES)("say nothing of transfers where an order is paid by an invoice of its page: %s", (paying) => {
    const payment = { state: paying, parts: [], paidAt: null };
    const [text = ""] = nextText({ state: "confirmed", placedAt: PLACED, payment }, null);
    expect(text).not.toMatch(/transfer/);
    expect(text).toMatch(
      paying === "paid" ? /^The payment has arrived\. Manufacturing/ : /Once the payment has arrived/,
    );
    expect(nextText({ state: "confirmed", placedAt: PLACED }, null)[0]).toContain("bank transfer or check");
  });
});
