import { describe, expect, it } from "vitest";
import { priceItem } from "~/configurator/lines/cart-item";
import { cartInStyle } from "~/ordering/cart/cart-in-style";
import { aCartLine } from "../../../support/cart-builders";
import { aProduct } from "../../../support/product-builder";
import { specificationOf } from "../../../support/specifications";

const rowan = aProduct({ id: "rowan", title: "Rowan", priceCents: 6000, specification: specificationOf("rowan") });
const size = (inches: number) => ({ inches, fraction: "0" as const });
const CART = [
  aCartLine("a"),
  aCartLine("b", {
    productId: "calder",
    pricePerSqFt: 11,
    doors: [{ width: size(5), height: size(36), location: "Oven", preBored: false, quantity: 2 }],
    panels: [{ width: size(24), height: size(30), location: "End" }],
  }),
];

describe("a cart made in one style", () => {
  it("costs what its lines would cost at that style's rate", () => {
    const lines = CART.map((line) => priceItem({ ...line, pricePerSqFt: 60 }));
    const { count, totalCents, listCents } = cartInStyle(CART, rowan);
    expect(count).toBe(4);
    expect(totalCents).toBe(lines.reduce((sum, line) => sum + line.totalCents, 0));
    expect(listCents).toBe(totalCents);
    // 24 x 36 is 6 sq ft, 5 x 36 twice is 2.5, 24 x 30 is 5; one door is pre-bored.
    expect(totalCents).toBe(13.5 * 6000 + 600);
  });

  it("deducts what the visitor's terms deduct", () => {
    const { totalCents, listCents } = cartInStyle(CART, rowan, { discount: 100, leastSquareInches: 0 });
    expect([totalCents, listCents]).toEqual([13.5 * 5400 + 600, 13.5 * 6000 + 600]);
  });

  it("counts the pieces that the style cannot be made in, times their quantities", () => {
    expect(cartInStyle(CART, rowan).unmakeable).toBe(2);
    expect(cartInStyle(CART, aProduct({ specification: specificationOf("calder") })).unmakeable).toBe(0);
  });

  it("has no pieces and costs nothing if the cart is empty", () => {
    expect(cartInStyle([], rowan)).toEqual({ count: 0, totalCents: 0, listCents: 0, unmakeable: 0 });
  });
});
