// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Order } from "~/ordering/orders/order";
import type { OrderNotice } from "~/ordering/orders/order-page-form";
import { OrderNotices } from "~/ordering/orders/page/order-notices";
import { anOrder } from "../../../../support/placed-order-builders";

const notices = (order: Order, notice: OrderNotice | null, isTooLate = false) => (
  <OrderNotices order={order} notice={notice} refused={isTooLate ? "cancel" : null} isGuest taken={null} />
);

describe("the notice of a change to an order", () => {
  it("takes the focus if the change happened on this page, but not on page load", () => {
    const { rerender } = render(notices(anOrder(), "placed"));
    expect(screen.getByText("Thank you. Your order is HV-1042.")).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    rerender(notices(anOrder({ state: "cancelled" }), "cancelled"));
    expect(document.activeElement?.textContent).toContain("Order HV-1042 is canceled.");
  });

  it("is not shown just because of the address", () => {
    render(notices(anOrder(), "cancelled"));
    expect(document.body.textContent).toBe("");
    cleanup();
    render(notices(anOrder({ state: "cancelled" }), "placed"));
    expect(document.body.textContent).toBe("");
  });

  it("is an alert if the order was not canceled", () => {
    render(notices(anOrder({ state: "confirmed" }), "placed", true));
    expect(screen.getByRole("alert").textContent).toMatch(/was not canceled.*call.*write to/);
    expect(screen.queryByText(/Thank you/)).toBeNull();
  });
});
