import { expect, it } from "vitest";
import { descriptionOf } from "~/storefront/product/page/product-description";

it("is a fixed sentence if the provider gives none", () => {
  expect(descriptionOf({ description: "A shaker door." })).toBe("A shaker door.");
  expect(descriptionOf({ description: "" })).toBe("No description available");
});
