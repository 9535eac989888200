// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CheckoutLink } from "~/ordering/cart/page/checkout-link";

it("Proceed to Checkout leads to the checkout", async () => {
  const Stub = createRemixStub([{ path: "/", Component: () => <CheckoutLink /> }]);
  render(<Stub />);
  const link = await screen.findByRole("link", { name: "Proceed to Checkout" });
  expect(link.getAttribute("href")).toBe("/checkout");
});
