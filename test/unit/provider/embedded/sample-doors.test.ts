import { describe, expect, it } from "vitest";
import { firstCatalog as catalog } from "~/provider/catalog.server";
import { toProduct } from "~/provider/contract/products.server";

const dollars = (amount: unknown) => ({ amount, currencyCode: "USD" });
const read = (sampleDoor: unknown) => toProduct({ id: "1", title: "Ashby", sampleDoor })?.sampleDoor;

describe("samples in a provider's answer", () => {
  it("are read with their price and the amount from which they are credited", () => {
    expect(read({ price: dollars("38.00"), creditedOver: dollars(500) })).toEqual({
      priceCents: 3800,
      creditedOverCents: 50_000,
    });
    expect(read({ price: dollars(38), creditedOver: null })).toEqual({ priceCents: 3800 });
  });

  it.each([
    ["nothing", undefined],
    ["no object", "38"],
    ["no price", { creditedOver: dollars("500") }],
    ["a price of nothing", { price: dollars("0.00") }],
    ["a price below nothing", { price: dollars("-5") }],
    ["a price without an amount", { price: { currencyCode: "USD" } }],
    ["a credit that cannot be read", { price: dollars("38"), creditedOver: dollars("much") }],
  ])("are missing for %s, and the product stays", (_what, sampleDoor) => {
    expect(toProduct({ id: "1", title: "Ashby", sampleDoor })).not.toBeNull();
    expect(read(sampleDoor)).toBeUndefined();
  });
});

it("a shop's first catalog has a sample of each style", () => {
  expect(catalog.filter(({ sampleDoor }) => !sampleDoor)).toEqual([]);
});
