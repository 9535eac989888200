// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ShopTermsContext } from "~/house/ui/kit/shop-terms";
import { TakenLines } from "~/ordering/cart/page/shared-page";
import { NO_TERMS } from "~/trade/pricing/price-terms";
import { aCartItem } from "../../../../support/cart-builders";

describe("lines that are added to the cart again", () => {
  it.each([
    [0, "$252.00"],
    [100, "$228.00"],
  ])("show their reader's own total, with %i tenths of a percent off each piece", (discount, total) => {
    render(
      <ShopTermsContext.Provider value={{ ...NO_TERMS, discount }}>
        <TakenLines lines={[aCartItem(), aCartItem()]} changes={[]} />
      </ShopTermsContext.Provider>,
    );
    expect(screen.getByText("Total").closest("p")?.textContent).toContain(total);
  });

  it("show the discount on each piece, and the minimum order", () => {
    render(
      <ShopTermsContext.Provider value={{ ...NO_TERMS, discount: 100, minimumOrderCents: 50_000 }}>
        <TakenLines lines={[aCartItem()]} changes={[]} />
      </ShopTermsContext.Provider>,
    );
    screen.getByText("Your discount, 10% off each piece");
    screen.getByText(/Minimum order \$500\.00/);
  });
});
