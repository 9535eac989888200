import { expect, it } from "vitest";
import { similarStyles } from "~/trade/catalog/similar-styles";
import { shippedProducts } from "../../../support/shipped-products";

it("the styles most like one are built like it, then made of the same material", () => {
  const grange = shippedProducts.find(({ id }) => id === "grange");
  if (!grange) throw new Error("no Grange");
  expect(similarStyles(grange, shippedProducts, 3).map(({ id }) => id)).toEqual(["bellamy", "ashby", "rowan"]);
  const orchard = shippedProducts.filter(({ id }) => id === "orchard" || id === "grange");
  expect(similarStyles(grange, orchard, 3).map(({ id }) => id)).toEqual(["orchard"]);
});
