import { describe, expect, it } from "vitest";
import { createCartItems } from "~/configurator/lines/cart-item";
import { CartItemSchema, CartLineSchema } from "~/configurator/lines/cart-schema";
import { parseAmountToCents } from "~/trade/measure/money";
import type { Piece } from "~/trade/measure/piece";
import { MAX_OPENING_LENGTH } from "~/trade/measure/piece";
import { aCartItem } from "../../../support/cart-builders";

const PIECE: Piece = {
  width: { inches: 24, fraction: "0" },
  height: { inches: 36, fraction: "15/16" },
  location: "Sink",
};
const ITEM = aCartItem({
  doors: [{ ...PIECE, preBored: false }],
  drawers: [PIECE],
  panels: [PIECE],
  fillers: [PIECE],
});

function reads(change: Readonly<Record<string, unknown>>): boolean {
  return CartItemSchema.safeParse({ ...ITEM, ...change }).success;
}

describe("a stored item", () => {
  it("is read unchanged", () => {
    expect(CartItemSchema.parse(ITEM)).toEqual(ITEM);
    expect(CartItemSchema.parse({ ...ITEM, productImage: null }).productImage).toBeNull();
  });

  it.each([
    ["productId", "x".repeat(64), "x".repeat(65)],
    ["productId", "x", ""],
    ["productId", "x", "../x"],
    ["productTitle", "x".repeat(255), "x".repeat(256)],
    ["productTitle", "", null],
    ["productImage", "x".repeat(2000), "x".repeat(2001)],
    ["productImage", null, undefined],
    ["pricePerSqFt", 10_000, 10_001],
    ["pricePerSqFt", 0, -1],
    ["pricePerSqFt", 20, 20.5],
    ["pricePerSqFt", 20, "20"],
    ["doors", [], [PIECE]],
    ["drawers", [], undefined],
    ["panels", [], {}],
    ["fillers", [], [null]],
  ])("reads its %s up to the limit and refuses a value beyond it (row %#)", (field, last, beyond) => {
    expect(reads({ [field]: last })).toBe(true);
    expect(reads({ [field]: beyond })).toBe(false);
  });

  it.each(["doors", "drawers", "panels", "fillers"])("holds up to 250 %s", (list) => {
    const pieces = Array.from({ length: 251 }, () => ({ ...PIECE, preBored: true }));
    expect(reads({ [list]: pieces.slice(0, 250) })).toBe(true);
    expect(reads({ [list]: pieces })).toBe(false);
  });

  it.each([
    [{ width: { inches: 999, fraction: "15/16" } }, { width: { inches: 1000, fraction: "0" } }],
    [{ width: { inches: 0, fraction: "0" } }, { width: { inches: -1, fraction: "0" } }],
    [{ height: { inches: 1, fraction: "1/16" } }, { height: { inches: 1.5, fraction: "0" } }],
    [{ height: { inches: 1, fraction: "1/2" } }, { height: { inches: 1, fraction: "1/3" } }],
    [{ height: { inches: 1, fraction: "8/16" } }, { height: { inches: 1, fraction: "17/16" } }],
    [{ height: { inches: 1, fraction: "0" } }, { height: { inches: 1, fraction: 0 } }],
    [{ height: { inches: 1, fraction: "0" } }, { height: { inches: 1 } }],
    [{ location: "x".repeat(80) }, { location: "x".repeat(81) }],
    [{ location: "" }, { location: null }],
    [{ quantity: 1 }, { quantity: 0 }],
    [{ quantity: 250 }, { quantity: 251 }],
    [{ quantity: 2 }, { quantity: 2.5 }],
    [{ quantity: undefined }, { quantity: "2" }],
    [{ note: "x".repeat(200) }, { note: "x".repeat(201) }],
    [{ note: "" }, { note: null }],
    [{ opening: "x".repeat(MAX_OPENING_LENGTH) }, { opening: "x".repeat(MAX_OPENING_LENGTH + 1) }],
    [{ opening: "" }, { opening: 7 }],
  ])("reads a piece with %j and refuses one with %j", (good, bad) => {
    expect(reads({ drawers: [{ ...PIECE, ...good }] })).toBe(true);
    expect(reads({ drawers: [PIECE, { ...PIECE, ...bad }] })).toBe(false);
  });

  it("allows pre-boring for doors only", () => {
    const bored = { ...PIECE, preBored: true };
    expect(reads({ doors: [{ ...PIECE, preBored: "yes" }] })).toBe(false);
    expect(CartItemSchema.parse({ ...ITEM, doors: [bored], drawers: [bored] })).toEqual({ ...ITEM, doors: [bored] });
  });

  it.each([
    [{ hinge: "left" }, { hinge: "middle" }],
    [{ hinge: "pair" }, { hinge: "" }],
    [{ hinge: undefined }, { hinge: null }],
    [{ boring: 3 }, { boring: 2 }],
    [{ boring: 6 }, { boring: "6" }],
  ])("reads a door with %j and refuses one with %j", (good, bad) => {
    const door = { ...PIECE, preBored: true };
    expect(CartItemSchema.parse({ ...ITEM, doors: [{ ...door, ...good }] }).doors).toEqual([{ ...door, ...good }]);
    expect(reads({ doors: [door, { ...door, ...bad }] })).toBe(false);
  });

  it("has a hinge for doors only", () => {
    const hung = { ...PIECE, hinge: "left", boring: 3 };
    expect(CartItemSchema.parse({ ...ITEM, drawers: [hung] }).drawers).toEqual([PIECE]);
  });

  it("may hold how its style is made, complete and as the provider gave it", () => {
    const specification = {
      construction: "Cope and stick",
      material: "Maple",
      finish: "Primer",
      thickness: 13,
      frameWidth: null,
      minWidth: 120,
      minHeight: 96,
      maxWidth: 384,
      maxHeight: 768,
      weightPerSqFt: 280,
    };
    expect(CartItemSchema.parse({ ...ITEM, specification })).toEqual({ ...ITEM, specification });
    for (const field of Object.keys(specification)) {
      expect(reads({ specification: { ...specification, [field]: -1 } }), field).toBe(false);
      expect(reads({ specification: { ...specification, [field]: undefined } }), field).toBe(false);
    }
    expect(reads({ specification: null })).toBe(false);
  });

  it("fits an order of the most expensive product with the longest id and title", () => {
    const { productId, productTitle, productImage, pricePerSqFt, ...configuration } = ITEM;
    const product = {
      id: "x".repeat(64),
      title: "x".repeat(255),
      description: "",
      images: [],
      priceCents: parseAmountToCents("10000.00") ?? -1,
      currency: "USD",
      specification: null,
    } as const;
    const [item] = createCartItems(product, configuration);
    expect(item?.pricePerSqFt).toBe(10_000);
    expect(CartItemSchema.parse(item)).toEqual(item);
  });
});

describe("a stored line", () => {
  it.each(["1", "x".repeat(64)])("has an id such as %j", (lineId) => {
    expect(CartLineSchema.parse({ ...ITEM, lineId, coupon: 1 })).toEqual({ ...ITEM, lineId });
  });

  it.each(["", "x".repeat(65), 1, null, undefined])("cannot have an id such as %j", (lineId) => {
    expect(CartLineSchema.safeParse({ ...ITEM, lineId }).success).toBe(false);
  });
});
