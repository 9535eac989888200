// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { ShopTermsContext, useShopTerms } from "~/house/ui/kit/shop-terms";
import { OrderedTerms } from "~/ordering/orders/page/ordered-terms";
import { QuoteTerms } from "~/ordering/quotes/page/quote-lines";
import { NO_TERMS, type PriceTerms } from "~/trade/pricing/price-terms";

const EARLIER = [{ priceCents: 3800, creditedOverCents: 50_000 }];
const CREDITED = [{ priceCents: 4500, creditedOverCents: 50_000 }];
const PRICED = { discount: 100, leastSquareInches: 72 };
const pricing = { ...PRICED, lines: [] };

function TermsProbe() {
  const { discount, leastSquareInches, sampleCredits = [] } = useShopTerms();
  return <p>{JSON.stringify([discount, leastSquareInches, sampleCredits])}</p>;
}

/** The terms and sample credits that `show` provides to a visitor who has other samples to credit. */
function termsInside(show: (inside: ReactNode) => ReactNode): unknown {
  const today = { ...NO_TERMS, discount: 200, sampleCredits: EARLIER };
  render(<ShopTermsContext.Provider value={today}>{show(<TermsProbe />)}</ShopTermsContext.Provider>);
  return JSON.parse(screen.getByRole("paragraph").textContent ?? "");
}

describe("content at the prices of an earlier day", () => {
  it("credits the samples that the order credited, not those available today", () => {
    const order = { pricing: { ...pricing, sampleCredits: CREDITED } };
    expect(termsInside((inside) => <OrderedTerms order={order}>{inside}</OrderedTerms>)).toEqual([100, 72, CREDITED]);
  });

  it.each<[string, { pricing?: PriceTerms & { lines: [] } }, unknown]>([
    ["with its own discount", { pricing: { ...pricing, lines: [] } }, [100, 72, []]],
    ["at list prices", {}, [0, 0, []]],
  ])("credits none in an order %s if it had none", (_what, order, expected) => {
    expect(termsInside((inside) => <OrderedTerms order={order}>{inside}</OrderedTerms>)).toEqual(expected);
  });

  it("credits none in a quote", () => {
    expect(termsInside((inside) => <QuoteTerms terms={PRICED}>{inside}</QuoteTerms>)).toEqual([100, 72, []]);
  });
});
