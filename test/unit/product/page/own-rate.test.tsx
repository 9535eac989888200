// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { NO_TERMS } from "~/pricing/price-terms";
import { OwnRate } from "~/product/page/own-rate";
import { ShopTermsContext } from "~/ui/kit/shop-terms";

const shown = (discount: number) =>
  render(
    <ShopTermsContext.Provider value={{ ...NO_TERMS, discount }}>
      <OwnRate rate={21} unit=" / sq ft" />
    </ShopTermsContext.Provider>,
  ).container.textContent;

it("is the rate less the customer's discount, to the cent", () => {
  expect([100, 125, 333].map(shown)).toEqual([
    "Your price: $18.90 / sq ft",
    "Your price: $18.38 / sq ft",
    "Your price: $14.01 / sq ft",
  ]);
});

it("is not shown to customers who pay the list price", () => {
  expect(shown(0)).toBe("");
});
