import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOver, ORDER_STATES } from "~/house/capacity/order-state";
import { orderCart } from "~/ordering/orders/order";
import { orderSteps } from "~/ordering/orders/page/order-progress";
import { aCartItem } from "../../../../support/cart-builders";
import { anOrder } from "../../../../support/placed-order-builders";

describe("the steps of an order", () => {
  it("are those in its past, and those ahead", () => {
    const { reached, ahead } = orderSteps(anOrder());
    expect(reached.map(({ state }) => state)).toEqual(["received"]);
    expect(ahead).toEqual(["confirmed", "in-production", "shipped", "delivered", "finished"]);
  });

  it("never go back or lead to cancellation, and end when the order is over", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_STATES), (state) => {
        const { ahead } = orderSteps(anOrder({ state }));
        expect(ahead).not.toContain("cancelled");
        expect(ahead.every((step) => ORDER_STATES.indexOf(step) > ORDER_STATES.indexOf(state))).toBe(true);
        expect(ahead.length === 0).toBe(isOver(state));
      }),
    );
  });
});

describe("the lines of an order as a cart", () => {
  it("are the same, each with its own id", () => {
    const lines = [aCartItem(), aCartItem(), aCartItem({ productId: "birch" })];
    const cart = orderCart(lines);
    expect(new Set(cart.map(({ lineId }) => lineId)).size).toBe(3);
    expect(cart.map(({ lineId: _lineId, ...line }) => line)).toEqual(lines);
  });
});
