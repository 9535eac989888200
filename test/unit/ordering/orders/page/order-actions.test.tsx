// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { DEFAULT_FACTS, holdShopFacts } from "~/base/brand/shop-facts";
import type { OrderState } from "~/house/capacity/order-state";
import { isFreeToCancel } from "~/ordering/orders/order";
import { Cancelling } from "~/ordering/orders/page/order-actions";

function show(state: OrderState) {
  const order = { number: "HV-1042", state };
  cleanup();
  const Stub = createRemixStub([
    { path: "/", Component: () => <Cancelling order={order} isFree={isFreeToCancel(order)} path="/orders/1" /> },
  ]);
  render(<Stub />);
  return screen.queryByRole("region", { name: "Canceling" });
}

describe("what an order's page says about changing and canceling", () => {
  it("offers both at no cost until the order is confirmed, whatever the owner's rule is", () => {
    holdShopFacts({ ...DEFAULT_FACTS, changeRule: "Ask us first." });
    const region = show("received");
    expect(region?.textContent).toContain("you can change or cancel it here at no cost");
    expect(region?.textContent).not.toMatch(/hour|until November/);
    expect(within(region as HTMLElement).getByText("Cancel order")).toBeTruthy();
    holdShopFacts(DEFAULT_FACTS);
  });

  it("quotes the owner's rule from then on, without a button", () => {
    const region = show("confirmed");
    expect(region?.textContent).toContain("we cancel it at no cost if you ask, and a change may cost a fee");
    expect(within(region as HTMLElement).queryByRole("button")).toBeNull();
  });

  it("offers neither once doors are cut, and nothing once the order has left", () => {
    expect(show("in-production")?.textContent).toContain("can no longer be changed, canceled or returned");
    expect(show("shipped")).toBeNull();
  });
});
