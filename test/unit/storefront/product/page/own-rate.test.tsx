// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { termsFor } from "~/house/settings/shop-settings";
import { ShopTermsContext } from "~/house/ui/kit/shop-terms";
import { OwnRate } from "~/storefront/product/page/own-rate";
import { ProductCard } from "~/storefront/product/page/product-card";
import { ProductHead } from "~/storefront/product/page/product-head";
import { summarize } from "~/trade/catalog/product-summary";
import { NO_TERMS } from "~/trade/pricing/price-terms";
import type { TierId } from "~/trade/pricing/tiers";
import { aProduct } from "../../../../support/product-builder";
import { someSettings } from "../../../../support/shop-settings";

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

describe("the rate of a style at $21", () => {
  const STYLE = aProduct({ priceCents: 2100 });
  const PLACES = [
    [
      "a card",
      () => <ProductCard product={summarize(STYLE)} picture="at once" />,
      "$21.00 / sq ft",
      "Your price: $17.85 / sq ft",
    ],
    [
      "its page",
      () => <ProductHead product={STYLE} onFinish={() => {}} />,
      "Starting at $21.00/Sq Ft",
      "Your price: $17.85/Sq Ft",
    ],
  ] as const;
  /** The rates that a visitor of a tier reads, `null` for the list price. */
  function ratesFor(tier: TierId | null, Place: () => React.JSX.Element): string[] {
    const Component = () => (
      <ShopTermsContext.Provider value={termsFor(someSettings(), tier)}>
        <Place />
      </ShopTermsContext.Provider>
    );
    const Stub = createRemixStub([{ path: "/", Component }]);
    const { container } = render(<Stub />);
    return Array.from(container.querySelectorAll("p"), ({ textContent }) => textContent).filter((text) =>
      /sq ft$/i.test(text),
    );
  }

  it.each(PLACES)("has the approved account's own below it on %s", (_where, Place, list, own) => {
    expect(ratesFor("dealer", Place)).toEqual([list, own]);
  });

  it.each(PLACES)("stands alone on %s for everybody else", (_where, Place, list) => {
    expect(ratesFor(null, Place)).toEqual([list]);
  });
});
