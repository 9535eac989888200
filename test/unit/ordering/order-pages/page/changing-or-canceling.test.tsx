// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { DEFAULT_FACTS, holdShopFacts } from "~/base/brand/shop-facts";
import type { OrderState } from "~/house/capacity/order-state";
import { ChangingOrCanceling } from "~/ordering/order-pages/page/changing-or-canceling";

function show(state: OrderState) {
  const order = { number: "HV-1042", state };
  cleanup();
  const Stub = createRemixStub([
    { path: "/", Component: () => <ChangingOrCanceling order={order} link="1" path="/orders/1" /> },
  ]);
  render(<Stub />);
  return screen.queryByRole("region", { name: "Changing or canceling" });
}

const paragraph = (state: OrderState) => show(state)?.querySelector("p")?.textContent ?? "";

describe("what an order's page says about changing and canceling", () => {
  it("offers both at no cost until the order is confirmed, whatever the owner's rule is", () => {
    holdShopFacts({ ...DEFAULT_FACTS, changeRule: "Ask us first." });
    const region = show("received");
    expect(region?.textContent).toContain(
      "Until we confirm, change or cancel it yourself here, at no cost. After that, call us.",
    );
    expect(region?.textContent).not.toMatch(/hour|until November|Ask us first/);
    expect(within(region as HTMLElement).getByText("Cancel order")).toBeTruthy();
    holdShopFacts(DEFAULT_FACTS);
  });

  it("quotes the owner's rule from then on, without a button, and nothing that is over", () => {
    const text = paragraph("confirmed");
    expect(text).toContain("we cancel an order at no cost if you ask, and a change may cost a fee");
    expect(text).not.toContain("Until we confirm");
    const region = within(show("confirmed") as HTMLElement);
    expect(region.queryByRole("button")).toBeNull();
    expect(region.getByRole("link", { name: "Change this order" }).getAttribute("href")).toBe("/orders/1/change");
  });

  it("offers neither in production, and says nothing once the order has left", () => {
    expect(paragraph("in-production")).toMatch(/^Your doors are in production, so sizes can no longer change\./);
    expect(screen.queryByRole("link", { name: "Change this order" })).toBeNull();
    for (const state of ["shipped", "delivered", "finished", "cancelled"] as const) expect(show(state)).toBeNull();
  });
});
