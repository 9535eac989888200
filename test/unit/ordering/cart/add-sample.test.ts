// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { cartKey } from "~/configurator/stored-cart/cart-presence";
import { addSample } from "~/ordering/cart/add-sample";
import { MAX_SAMPLES } from "~/trade/catalog/sample-door";
import { emptyStorage } from "../../../support/browser-storage";
import { aProduct } from "../../../support/product-builder";

const BRAND = "havenstile";
const PRODUCT = aProduct({ sampleDoor: { priceCents: 3800 } });
const lines = () => JSON.parse(window.localStorage.getItem(cartKey(BRAND)) ?? "{}").lines ?? [];

beforeEach(emptyStorage);

describe("adding a sample to the cart", () => {
  it("raises the quantity of the existing line, up to its limit", () => {
    const counts = Array.from({ length: MAX_SAMPLES + 1 }, () => addSample(BRAND, PRODUCT));
    expect(counts).toEqual([1, 2, 3, 3]);
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toMatchObject({ sample: { priceCents: 3800 }, doors: [{ quantity: 3 }] });
  });

  it("adds a separate line for another finish or another price", () => {
    addSample(BRAND, PRODUCT);
    addSample(BRAND, { ...PRODUCT, finish: "Sage" });
    addSample(BRAND, { ...PRODUCT, sampleDoor: { priceCents: 4000 } });
    expect(lines()).toHaveLength(3);
  });

  it("adds nothing for a style without samples", () => {
    expect([addSample(BRAND, aProduct()), lines()]).toEqual([0, []]);
  });
});
