// @vitest-environment happy-dom
import { json } from "@remix-run/node";
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { QUOTE_FROM_CART } from "~/house/forms/return-to";
import { BackForQuote, SaveQuote } from "~/ordering/cart/page/save-quote";
import { aCartLine } from "../../../../support/cart-builders";

afterEach(cleanup);

function open(user: object | null, path = "/cart") {
  const cart = [aCartLine("a")];
  const Component = () => (
    <>
      <BackForQuote cart={cart} />
      <ul>
        <SaveQuote cart={cart} />
      </ul>
    </>
  );
  const Stub = createRemixStub([{ id: "root", path: "/cart", loader: () => json({ user }), Component }]);
  render(<Stub initialEntries={[path]} />);
}

it("leads a guest with a cart to the sign-in page, and back", async () => {
  open(null, QUOTE_FROM_CART);
  const link = await screen.findByRole("link", { name: "Save as a quote" });
  screen.getByText("Need a price for a client?");
  expect(link.getAttribute("href")).toBe(`/login?returnTo=${encodeURIComponent(QUOTE_FROM_CART)}`);
  expect(screen.queryByRole("button")).toBeNull();
});

it("offers the quote at the top to who has signed in for it, and else only in its place", async () => {
  open({ email: "ann@shop.test" }, QUOTE_FROM_CART);
  await screen.findByText("You are signed in, and your cart is as you left it.");
  expect(screen.getAllByRole("button", { name: "Save as a quote" })).toHaveLength(2);
  cleanup();
  open({ email: "ann@shop.test" });
  expect(await screen.findAllByRole("button", { name: "Save as a quote" })).toHaveLength(1);
  expect(screen.queryByRole("link")).toBeNull();
});
