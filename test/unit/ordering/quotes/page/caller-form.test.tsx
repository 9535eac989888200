// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { brand } from "~/base/brand/brand";
import { addToCart, useCart } from "~/configurator/stored-cart/cart";
import { storeOrderKey } from "~/ordering/cart/checkout-order";
import { callerLines, EmptiedCart } from "~/ordering/quotes/page/caller-form";
import { aCartItem } from "../../../../support/cart-builders";

const KEY = "a".repeat(32);

/** Shows how many lines the cart has, and lets a test change it. */
function Shown() {
  const { snapshot, dispatch } = useCart(brand.key);
  const lines = snapshot.status === "ready" ? snapshot.cart : [];
  return (
    <>
      <p>Lines: {lines.length}</p>
      <button type="button" onClick={() => dispatch({ type: "clear" })}>
        Clear
      </button>
      <button
        type="button"
        onClick={() => storeOrderKey(brand.key, { lines: callerLines(lines), key: KEY, sent: true })}
      >
        Send
      </button>
    </>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

describe("the cart of the office, after a quote for a caller", () => {
  beforeEach(async () => {
    render(<Shown />);
    await press("Clear");
    await act(async () => addToCart(brand.key, [aCartItem(), aCartItem()]));
  });
  afterEach(cleanup);

  it("is empty again, once, and Undo brings its lines back", async () => {
    await press("Send");
    const page = render(<EmptiedCart />);
    expect(screen.getByText("Lines: 0")).toBeTruthy();
    expect(screen.getByText("Your cart is empty again, for the next customer.")).toBeTruthy();
    await press("Undo");
    expect(screen.getByText("Lines: 2")).toBeTruthy();
    page.unmount();
    render(<EmptiedCart />);
    expect(screen.getByText("Lines: 2")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("stays if it was changed since, or nothing was sent", async () => {
    render(<EmptiedCart />);
    expect(screen.getByText("Lines: 2")).toBeTruthy();
    await press("Send");
    await act(async () => addToCart(brand.key, [aCartItem()]));
    render(<EmptiedCart />);
    expect(screen.getByText("Lines: 3")).toBeTruthy();
  });
});
