import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCartItems, priceItem, sized } from "~/configurator/lines/cart-item";
import { cartItem } from "../../../support/arbitraries";
import { aCartItem } from "../../../support/cart-builders";
import { aProduct } from "../../../support/product-builder";

const ITEM = aCartItem({ doors: [] });

describe("a cart item", () => {
  const product = aProduct();
  const half = { inches: 15, fraction: "1/2" } as const;
  const thirty = { inches: 30, fraction: "0" } as const;
  const piece = { width: half, height: thirty, location: "Sink" };

  it("is made at the product's whole-dollar rate, with the ordered pieces", () => {
    const configuration = { doors: [{ ...piece, preBored: true }], drawers: [piece], panels: [], fillers: [] };
    expect(createCartItems(product, configuration)).toEqual([
      {
        productId: "ashby",
        productTitle: "Ashby",
        productImage: "/images/photographs/ashby-front-800.webp",
        pricePerSqFt: 21,
        ...configuration,
      },
    ]);
    expect(createCartItems({ ...product, images: [] }, configuration)[0]?.productImage).toBeNull();
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

  it("includes the product's specification", () => {
    const nothing = { doors: [], drawers: [], panels: [], fillers: [] };
    const specification = {
      construction: "Slab",
      material: "MDF",
      finish: "Primer",
      thickness: 12,
      frameWidth: null,
      minWidth: 16,
      minHeight: 16,
      maxWidth: 384,
      maxHeight: 768,
      weightPerSqFt: 300,
    };
    expect(createCartItems({ ...product, specification }, { ...nothing, drawers: [piece] })[0]?.specification).toEqual(
      specification,
    );
    const [unspecified] = createCartItems({ ...product, specification: null }, { ...nothing, drawers: [piece] });
    expect(unspecified).not.toHaveProperty("specification");
  });

  it("sizes a piece in sixteenths, quantity one and unbored by default", () => {
    expect(sized(piece)).toEqual({ width: 248, height: 480, preBored: false, quantity: 1 });
    expect(sized({ ...piece, quantity: 7 }, true)).toEqual({ width: 248, height: 480, preBored: true, quantity: 7 });
  });

  it("always has a price in whole, safe cents", () => {
    fc.assert(
      fc.property(cartItem, (item) => {
        const { totalCents, area } = priceItem(item);
        expect([totalCents, area].every((n) => Number.isSafeInteger(n) && n >= 0)).toBe(true);
      }),
    );
  });
});
