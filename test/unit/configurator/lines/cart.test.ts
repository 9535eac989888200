import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cart, type CartItem, type CartLine, cartReducer, findLine } from "~/configurator/lines/cart";
import { cartItem, cartLine } from "../../../support/arbitraries";
import { aCartItem } from "../../../support/cart-builders";

const ITEM = aCartItem({ doors: [] });

function line(lineId: string, productId = "ashby", pricePerSqFt = 20): CartLine {
  return { ...ITEM, lineId, productId, pricePerSqFt };
}

const CART: Cart = [line("1"), line("2", "birch"), line("3")];
const NEW_ITEM: CartItem = { ...ITEM, productId: "birch", pricePerSqFt: 30 };

describe("naming a line", () => {
  it("works by its own id", () => {
    expect(findLine(CART, { lineId: "3" })).toBe(CART[2]);
    expect(findLine(CART, { lineId: "4" })).toBeUndefined();
  });

  it("works by its product if only one line has that product", () => {
    expect(findLine(CART, { productId: "birch" })).toBe(CART[1]);
    expect(findLine(CART, { productId: "ashby" })).toBeUndefined();
    expect(findLine(CART, { productId: "cedar" })).toBeUndefined();
    expect(findLine([], { productId: "ashby" })).toBeUndefined();
  });
});

describe("the cart", () => {
  it("appends an added line, even a second line of a product", () => {
    const added = line("4", "birch");
    expect(cartReducer(CART, { type: "add", lines: [added] })).toEqual([...CART, added]);
    expect(cartReducer([], { type: "add", lines: [added] })).toEqual([added]);
  });

  it("puts a removed line back where it was", () => {
    const [first, second, third] = CART;
    const without = cartReducer(CART, { type: "remove", target: { lineId: "2" } });
    expect(cartReducer(without, { type: "add", lines: [line("2", "birch")], at: 1 })).toEqual([first, second, third]);
    const two = [line("7"), line("8")];
    expect(cartReducer(CART, { type: "add", lines: two, at: 2 })).toEqual([first, second, ...two, third]);
    expect(cartReducer(CART, { type: "add", lines: [line("0")], at: 0 })[0]).toEqual(line("0"));
    expect(cartReducer(CART, { type: "add", lines: [line("9")], at: 99 })).toEqual([...CART, line("9")]);
  });

  it("replaces the updated line in its place, under its own id", () => {
    const expected = [CART[0], { ...NEW_ITEM, lineId: "2" }, CART[2]];
    expect(cartReducer(CART, { type: "update", target: { lineId: "2" }, item: NEW_ITEM })).toEqual(expected);
    expect(cartReducer(CART, { type: "update", target: { productId: "birch" }, item: NEW_ITEM })).toEqual(expected);
  });

  it("removes only the named line", () => {
    expect(cartReducer(CART, { type: "remove", target: { lineId: "3" } })).toEqual([CART[0], CART[1]]);
    expect(cartReducer(CART, { type: "remove", target: { productId: "birch" } })).toEqual([CART[0], CART[2]]);
  });

  it("removes several lines in one step, and ignores unknown ids", () => {
    expect(cartReducer(CART, { type: "removeAll", lineIds: ["3", "1", "9"] })).toEqual([CART[1]]);
    expect(cartReducer(CART, { type: "removeAll", lineIds: [] })).toEqual(CART);
  });

  it.each([{ productId: "ashby" }, { productId: "cedar" }, { lineId: "9" }])(
    "is the same object when %j does not name exactly one line",
    (target) => {
      expect(cartReducer(CART, { type: "update", target, item: NEW_ITEM })).toBe(CART);
      expect(cartReducer(CART, { type: "remove", target })).toBe(CART);
    },
  );

  it("is emptied by clear and replaced by load", () => {
    expect(cartReducer(CART, { type: "clear" })).toEqual([]);
    const other = [line("7")];
    expect(cartReducer(CART, { type: "load", cart: other })).toBe(other);
  });

  it("keeps every line that an action does not name, and is never mutated", () => {
    const carts = fc.uniqueArray(cartLine, { maxLength: 5, selector: (each) => each.lineId });
    fc.assert(
      fc.property(carts, fc.nat(4), cartItem, (cart, index, item) => {
        const before = structuredClone(cart);
        const lineId = cart[index]?.lineId ?? "none of them";
        const updated = cartReducer(cart, { type: "update", target: { lineId }, item });
        expect(updated.map((each) => each.lineId)).toEqual(cart.map((each) => each.lineId));
        expect(updated.filter((each, n) => each !== cart[n])).toHaveLength(index < cart.length ? 1 : 0);
        const removed = cartReducer(cart, { type: "remove", target: { lineId } });
        expect(removed).toEqual(cart.filter((each) => each.lineId !== lineId));
        expect(cart).toEqual(before);
      }),
    );
  });
});
