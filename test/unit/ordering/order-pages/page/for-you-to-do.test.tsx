// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Invoice } from "~/house/invoices/invoice";
import { ForYouToDo } from "~/ordering/order-pages/page/for-you-to-do";
import type { OrderChange } from "~/ordering/order-revisions/order-change";
import type { Order, OrderPayment } from "~/ordering/orders/order";
import { AGREED } from "../../../../support/order-builders";
import { anOrder } from "../../../../support/placed-order-builders";

const OFFERED: OrderChange = {
  id: 7,
  askedAt: "2026-11-26T10:00:00.000Z",
  by: "shop",
  state: "offered",
  feeCents: 0,
  reason: "",
  decidedAt: null,
  differences: { lines: [], facts: [], beforeCents: 0, afterCents: 0 },
  totalCents: 0,
};

function invoice(depositCents: number, paidCents = 0): Invoice {
  const sums = { listCents: 110_150, discountCents: 0, creditCents: 0, freightCents: 0, taxCents: 0 };
  const revision = {
    ...{ revision: 1, orderRevision: 1, at: "2026-11-26T10:00:00.000Z", isVoid: false, invoicedOn: "2026-11-26" },
    ...{ dueOn: "2026-11-26", terms: "prepaid" as const, totalCents: 110_150, depositCents, taxNote: "", sums },
  };
  return { number: "HVI-1001", revisions: [revision], payments: [], paidCents, nextDueOn: null, howToPay: "" };
}

function show(change: Partial<Order>, offered: OrderChange | null = null) {
  cleanup();
  const order = anOrder({ terms: AGREED, ...change });
  const Stub = createRemixStub([
    {
      path: "/",
      Component: () => <ForYouToDo order={order} link="1" path="/account/orders/HV-1042" offered={offered} />,
    },
  ]);
  render(<Stub />);
  const region = screen.queryByRole("region", { name: "For you to do" });
  return region && within(region);
}

const buttonsOf = (region: ReturnType<typeof show>) =>
  region?.getAllByRole("button").map((button) => button.textContent) ?? [];

describe("what an order asks its customer to do", () => {
  it("is absent if there is nothing", () => {
    expect(show({})).toBeNull();
    const approved = { state: "confirmed", proofApprovedAt: "2026-11-26T10:00:00.000Z" } as const;
    expect(show({ ...approved, invoice: invoice(0, 110_150) })).toBeNull();
    expect(show({ state: "cancelled" })).toBeNull();
  });

  it("is to approve drawings and to pay, each with why and by when", () => {
    const region = show({ state: "confirmed", invoice: invoice(0) });
    expect(buttonsOf(region)).toEqual(["Approve drawings", "Pay $1,101.50"]);
    expect(region?.getByText("Due now. We start when your payment arrives.")).toBeTruthy();
    expect(region?.getByRole("link").getAttribute("href")).toBe("#drawings");
    const form = region?.getByRole("button", { name: /^Pay/ }).closest("form");
    expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual([
      "get",
      "/account/orders/HV-1042#payment",
    ]);
  });

  it("asks for what is due now, and says nothing of a start once the order is made", () => {
    expect(buttonsOf(show({ state: "confirmed", invoice: invoice(50_000) }))).toContain("Pay $500.00");
    const region = show({ state: "shipped", invoice: invoice(0) });
    expect(buttonsOf(region)).toEqual(["Pay $1,101.50"]);
    expect(region?.getByText("Due now.")).toBeTruthy();
  });

  it("posts the answer to a change, before which the drawings wait", () => {
    const region = show({ state: "confirmed", invoice: invoice(0) }, OFFERED);
    expect(buttonsOf(region)).toEqual(["Approve drawings", "Pay $1,101.50", "Approve this change"]);
    expect(region?.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#waiting-change"]);
    expect(region?.getByText("Answer the change first: it changes the drawings.")).toBeTruthy();
  });

  it("leads to the provider's invoice if there is one, and never to an unsafe address", () => {
    const payment = (url: string): OrderPayment => ({
      state: "due",
      parts: [{ cents: 500, url, isPaid: false }],
      paidAt: null,
    });
    const paid = show({ state: "confirmed", payment: payment("https://store.test/1") });
    expect(paid?.getByRole("link", { name: "Pay $5.00" }).getAttribute("href")).toBe("https://store.test/1");
    expect(buttonsOf(show({ state: "confirmed", payment: payment("javascript:alert(1)") }))).toContain("Pay $5.00");
  });
});
