import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderedLineIds } from "~/ordering/orders/ordered-lines";
import { cartItem } from "../../../support/arbitraries";
import { aCartItem, aCartLine } from "../../../support/cart-builders";

const [door] = aCartItem().doors;

describe("the cart's lines that were ordered", () => {
  it("are those with the same pieces of the same style, even at another price", () => {
    const cart = [aCartLine("a"), aCartLine("b", { productId: "elm" }), aCartLine("c", { doors: [] })];
    expect(orderedLineIds(cart, [aCartItem({ pricePerSqFt: 25, productTitle: "Ashby II" })])).toEqual(["a"]);
    expect(orderedLineIds(cart, [])).toEqual([]);
  });

  it("include as many identical lines as were ordered", () => {
    const cart = [aCartLine("a"), aCartLine("b"), aCartLine("c")];
    expect(orderedLineIds(cart, [aCartItem(), aCartItem()])).toEqual(["a", "b"]);
  });

  it("are those in the ordered finish", () => {
    const cart = [aCartLine("a", { finish: "Oat" }), aCartLine("b", { finish: "Sage" }), aCartLine("c")];
    expect(orderedLineIds(cart, [aCartItem({ finish: "Sage" })])).toEqual(["b"]);
    expect(orderedLineIds(cart, [aCartItem()])).toEqual(["c"]);
  });

  it("are recognized in any order of their fields", () => {
    if (!door) throw new Error("no door");
    const turned = Object.fromEntries(Object.entries(door).reverse()) as typeof door;
    expect(orderedLineIds([aCartLine("a", { doors: [turned] })], [aCartItem()])).toEqual(["a"]);
    fc.assert(
      fc.property(cartItem, (item) => {
        const sent = JSON.parse(JSON.stringify(item));
        expect(orderedLineIds([{ ...item, lineId: "a" }], [sent])).toEqual(["a"]);
      }),
    );
  });
});
