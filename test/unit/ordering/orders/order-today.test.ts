import { describe, expect, it } from "vitest";
import { lineToday } from "~/ordering/orders/order-today";
import type { Product } from "~/trade/catalog/product";
import { aDoor, anOrderLine } from "../../../support/order-builders";
import { aProduct } from "../../../support/product-builder";
import { specificationOf } from "../../../support/specifications";

const ASHBY = aProduct({ specification: specificationOf("ashby") });

const inches = (inches: number) => ({ inches, fraction: "0" }) as const;
const today = (change: Parameters<typeof anOrderLine>[1] = {}, product: Product | null = ASHBY) =>
  lineToday(anOrderLine(ASHBY, change), product);

describe("a line as it is sold today", () => {
  it("has the product's own title, picture and build, not those stated in the line", () => {
    const line = anOrderLine(ASHBY);
    const stated = {
      productTitle: "Gold",
      productImage: "https://elsewhere.test/x.png",
      specification: specificationOf("rowan"),
    };
    expect(lineToday({ ...line, ...stated }, ASHBY)).toEqual(line);
    expect(line.pricePerSqFt).toBe(21);
    const bare = lineToday(line, { ...ASHBY, images: [], specification: null });
    expect(bare).toMatchObject({ productImage: null });
    expect(bare).not.toHaveProperty("specification");
  });

  it("drops everything that a line does not have", () => {
    const extra = { ...anOrderLine(ASHBY), lineId: "one" };
    expect(lineToday(extra, ASHBY)).not.toHaveProperty("lineId");
  });

  it("is null if the style is gone, is a different one, or has another rate", () => {
    expect(today({}, null)).toBeNull();
    expect(today({}, { ...ASHBY, id: "rowan" })).toBeNull();
    expect(today({}, { ...ASHBY, priceCents: 2150 })).toBeNull();
    expect(today({ pricePerSqFt: 20 })).toBeNull();
  });

  it("is null if a door or drawer front lacks what an order needs, or cannot be made", () => {
    const { hinge, preBored, ...front } = aDoor();
    for (const wrong of [
      { width: inches(0) },
      { height: inches(0) },
      { location: " " },
      { width: inches(190) },
      { width: inches(1) },
    ]) {
      expect(today({ doors: [aDoor(), aDoor(wrong)] }), JSON.stringify(wrong)).toBeNull();
      expect(today({ drawers: [{ ...front, ...wrong }] }), JSON.stringify(wrong)).toBeNull();
    }
  });

  it("is never refused because of panels or fillers", () => {
    const strip = { width: inches(0), height: inches(230), location: "" };
    expect(today({ panels: [strip], fillers: [strip] })).toMatchObject({ panels: [strip], fillers: [strip] });
  });
});
