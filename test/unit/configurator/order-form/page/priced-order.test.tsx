// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { OrderThisForm } from "~/configurator/order-form/page/order-this-form";
import { PricedOrder } from "~/configurator/order-form/page/priced-order";
import { readOrderLines } from "~/ordering/checkout/checkout-form";
import { aCartItem } from "../../../../support/cart-builders";

describe("an order that the server has priced", () => {
  it("is sent to the checkout, for review", () => {
    render(
      <form>
        <PricedOrder items={[aCartItem()]} pricedOn="2026-11-22" />
      </form>,
    );
    render(<OrderThisForm items={[aCartItem()]} />);
    const button = screen.getByRole("button", { name: "Order this" });
    const form = document.getElementById(button.getAttribute("form") ?? "");
    if (!(form instanceof HTMLFormElement)) throw new Error("no form");
    expect([form.method, form.getAttribute("action")]).toEqual(["post", "/checkout"]);
    const sent = new FormData(form);
    expect(sent.get("intent")).toBe("review");
    expect(readOrderLines(String(sent.get("lines")))).toEqual([aCartItem()]);
  });
});
