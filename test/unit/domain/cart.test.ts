import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cart, type CartItem, type CartLine, cartReducer, findLine } from "~/domain/cart";
import { createCartItem, priceItem, sized } from "~/domain/cart-item";
import type { Product } from "~/domain/product";
import { cartItem, cartLine } from "./arbitraries";

const ITEM: CartItem = {
  productId: "ashby",
  productTitle: "Ashby",
  productImage: null,
  pricePerSqFt: 20,
  doors: [],
  drawers: [],
  panels: [],
  fillers: [],
};

function line(lineId: string, productId = "ashby", pricePerSqFt = 20): CartLine {
  return { ...ITEM, lineId, productId, pricePerSqFt };
}

const CART: Cart = [line("1"), line("2", "birch"), line("3")];
const NEW_ITEM: CartItem = { ...ITEM, productId: "birch", pricePerSqFt: 30 };

describe("naming a line", () => {
  it("is done by its own id", () => {
    expect(findLine(CART, { lineId: "3" })).toBe(CART[2]);
    expect(findLine(CART, { lineId: "4" })).toBeUndefined();
  });

  it("is done by its product where only one line has it", () => {
    expect(findLine(CART, { productId: "birch" })).toBe(CART[1]);
    expect(findLine(CART, { productId: "ashby" })).toBeUndefined();
    expect(findLine(CART, { productId: "cedar" })).toBeUndefined();
    expect(findLine([], { productId: "ashby" })).toBeUndefined();
  });
});

describe("the cart", () => {
  it("appends what is added, also a second line of a product", () => {
    const added = line("4", "birch");
    expect(cartReducer(CART, { type: "add", line: added })).toEqual([...CART, added]);
    expect(cartReducer([], { type: "add", line: added })).toEqual([added]);
  });

  it("replaces the updated line in its place, under its own id", () => {
    const expected = [CART[0], { ...NEW_ITEM, lineId: "2" }, CART[2]];
    expect(cartReducer(CART, { type: "update", target: { lineId: "2" }, item: NEW_ITEM })).toEqual(expected);
    expect(cartReducer(CART, { type: "update", target: { productId: "birch" }, item: NEW_ITEM })).toEqual(expected);
  });

  it("removes the named line alone", () => {
    expect(cartReducer(CART, { type: "remove", target: { lineId: "3" } })).toEqual([CART[0], CART[1]]);
    expect(cartReducer(CART, { type: "remove", target: { productId: "birch" } })).toEqual([CART[0], CART[2]]);
  });

  it.each([{ productId: "ashby" }, { productId: "cedar" }, { lineId: "9" }])(
    "is the very same when %j names no one line",
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

  it("keeps every line that an action does not name, and is never changed in place", () => {
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

describe("a cart item", () => {
  const product: Product = {
    id: "ashby",
    title: "Ashby",
    description: "A shaker door",
    image: { url: "/images/doors/ashby.svg", alt: "Ashby door" },
    priceCents: 2050,
    currency: "USD",
    specification: null,
  };
  const half = { inches: 15, fraction: "1/2" } as const;
  const thirty = { inches: 30, fraction: "0" } as const;
  const piece = { width: half, height: thirty, location: "Sink" };

  it("is made at the product's whole-dollar rate, with the pieces ordered", () => {
    const configuration = { doors: [{ ...piece, preBored: true }], drawers: [piece], panels: [], fillers: [] };
    expect(createCartItem(product, configuration)).toEqual({
      productId: "ashby",
      productTitle: "Ashby",
      productImage: "/images/doors/ashby.svg",
      pricePerSqFt: 21,
      ...configuration,
    });
    expect(createCartItem({ ...product, image: null }, configuration).productImage).toBeNull();
  });

  it("is priced from its own pieces and rate", () => {
    const item = {
      ...ITEM,
      doors: [
        { ...piece, preBored: true },
        { ...piece, preBored: false },
      ],
      drawers: [piece],
      panels: [piece],
      fillers: [piece],
    };
    // 119040 * 2000 / 36864 = 6458.3, five times 6458, and 600 once
    const price = priceItem(item);
    expect(price.totalCents).toBe(32_890);
    expect(price.preBore).toEqual({ count: 1, cents: 600 });
    expect(Object.values(price.lists).map((list) => list.count)).toEqual([2, 1, 1, 1]);
  });

  it("sizes a piece in sixteenths, unbored unless said", () => {
    expect(sized(piece)).toEqual({ width: 248, height: 480, preBored: false });
    expect(sized(piece, true)).toEqual({ width: 248, height: 480, preBored: true });
  });

  it("has a price in whole, safe cents, whatever it holds", () => {
    fc.assert(
      fc.property(cartItem, (item) => {
        const { totalCents, area } = priceItem(item);
        expect([totalCents, area].every((n) => Number.isSafeInteger(n) && n >= 0)).toBe(true);
      }),
    );
  });
});
