// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CheckoutLink } from "~/ui/cart/checkout-link";

function show(takesOrders: boolean) {
  const Stub = createRemixStub([
    { id: "root", path: "/", loader: () => ({ takesOrders }), Component: () => <CheckoutLink /> },
  ]);
  render(<Stub hydrationData={{ loaderData: { root: { takesOrders } } }} />);
}

describe("Proceed to Checkout", () => {
  it("leads to the checkout if orders are taken", async () => {
    show(true);
    const link = await screen.findByRole("link", { name: "Proceed to Checkout" });
    expect(link.getAttribute("href")).toBe("/checkout");
  });

  it("is a button without an action if they are not", async () => {
    show(false);
    expect(await screen.findByRole("button", { name: "Proceed to Checkout" })).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  });
});
