import { describe, expect, it } from "vitest";
import { isOver, ORDER_STATES } from "~/house/capacity/order-state";
import { NO_DATE_YET } from "~/house/capacity/ship-words";
import { PAYMENT_STATES } from "~/ordering/orders/order";
import { nextText } from "~/ordering/orders/page/order-words";
import { STATE_WORDS } from "~/ordering/orders/page/state-words";
import { AGREED } from "../../../../support/order-builders";
import { anOrder } from "../../../../support/placed-order-builders";

const PLACED = "2026-11-27T20:00:00.000Z";

describe("the texts about an order", () => {
  it("are plain, and different for each state", () => {
    const labels = ORDER_STATES.map((state) => STATE_WORDS[state].label);
    expect(new Set(labels).size).toBe(ORDER_STATES.length);
    expect(labels.join()).not.toMatch(/-/);
  });

  it("give the day by which an order from a Friday is confirmed", () => {
    expect(nextText(anOrder({ placedAt: PLACED }), null)[0]).toContain("by the end of Monday, November 30.");
  });

  it.each(ORDER_STATES)("say what happens next, unless the order is over: %s", (state) => {
    expect(nextText(anOrder({ state, placedAt: PLACED }), null).length === 0).toBe(isOver(state));
  });

  it("give the owner's lead time, and no day where the cart gave none", () => {
    const joined = nextText(anOrder({ placedAt: PLACED }), 15).join(" ");
    expect(joined).toContain("manufacturing takes 15 working days.");
    expect(joined).toContain(NO_DATE_YET);
    expect(joined).not.toContain("December");
    expect(nextText(anOrder({ state: "confirmed", terms: AGREED }), 1).join(" ")).toContain("takes 1 working day.");
  });

  it("say that a day is fixed by the confirmation while it is an estimate", () => {
    const terms = { ...AGREED, shipsOn: "2026-12-14" };
    const received = { placedAt: PLACED, terms };
    expect(nextText(anOrder(received), 15).join(" ")).not.toContain("We fix the date");
    const estimate = nextText(anOrder({ ...received, isEstimate: true }), 15).join(" ");
    expect(estimate).toContain("it ships by Monday, December 14. We fix the date when we confirm the order");
  });

  it.each(PAYMENT_STATES)("do not mention transfers if the order is paid by an invoice on its page: %s", (paying) => {
    const payment = { state: paying, parts: [], paidAt: null };
    const [text = ""] = nextText(anOrder({ state: "confirmed", terms: AGREED, payment }), null);
    expect(text).not.toMatch(/transfer/);
    expect(text).toMatch(
      paying === "paid" ? /^The payment has arrived\. Manufacturing/ : /once the payment has arrived/,
    );
  });

  it.each(ORDER_STATES)("do not mention an invoice if there is none: %s", (state) => {
    for (const terms of [AGREED, anOrder().terms]) {
      expect(nextText(anOrder({ state, terms }), 10).join(" ")).not.toMatch(/invoice|e-?mail/i);
    }
  });

  it("say how to pay a confirmed order, and to pay nothing before freight and tax are set", () => {
    const next = (change: Parameters<typeof anOrder>[0]) => nextText(anOrder({ state: "confirmed", ...change }), 10)[0];
    expect(next({ terms: AGREED })).toMatch(/^To arrange the payment, please call /);
    expect(next({ terms: AGREED, totalCents: 0 })).toContain("There is nothing to pay.");
    expect(next({ terms: { ...AGREED, taxCents: null } })).toContain("Please do not pay yet");
  });

  it("say when an invoice is due, and what making waits for", () => {
    const revision = {
      ...{
        revision: 1,
        orderRevision: 1,
        at: "2026-11-26T10:00:00.000Z",
        isVoid: false,
        invoicedOn: "2026-11-26",
        taxNote: "",
      },
      ...{ dueOn: "2026-12-26", terms: "net-30" as const, totalCents: 10_000, depositCents: 0 },
      sums: { listCents: 10_000, discountCents: 0, creditCents: 0, freightCents: 0, taxCents: 0 },
    };
    const invoice = { number: "HVI-1001", revisions: [revision] as const, payments: [], nextDueOn: null };
    const next = (paidCents: number, howToPay: string) =>
      nextText(anOrder({ state: "confirmed", terms: AGREED, invoice: { ...invoice, paidCents, howToPay } }), 10)[0];
    expect(next(0, "Account 77")).toBe(
      "Due by December 26, 2026 (net 30). The invoice says how to pay. Manufacturing takes 10 working days.",
    );
    expect(next(0, "")).toMatch(/To arrange the payment, please call .* Manufacturing takes/);
    expect(next(10_000, "")).toBe("The payment has arrived. Manufacturing takes 10 working days.");
  });
});
