import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { OrderForm } from "~/configurator/order-form/page/order-form";
import { ShopTermsContext } from "~/house/ui/kit/shop-terms";
import { BLANK_PIECE } from "~/trade/pieces/blank-piece";
import { createDraft } from "~/trade/pieces/configuration-draft";
import { NO_TERMS, type ShopTerms } from "~/trade/pricing/price-terms";
import { aProduct } from "../../../../support/product-builder";

const draft = createDraft({
  pieces: {
    doors: [{ ...BLANK_PIECE, widthInches: "15", widthFraction: "1/2", heightInches: "30", location: "Sink" }],
    drawers: [],
    panels: [],
    fillers: [],
  },
  included: { doors: true, drawers: false, panels: false, fillers: false },
  preBoredByDefault: false,
});

function shown(terms: ShopTerms): string {
  const html = renderToString(
    <ShopTermsContext.Provider value={terms}>
      <OrderForm
        product={aProduct({ priceCents: 2000 })}
        reply={{ draft, outcome: "rows" }}
        onAdded={() => {}}
        onFinish={() => {}}
      />
    </ShopTermsContext.Provider>,
  );
  return html.replaceAll("<!-- -->", "");
}

describe("the order form before JavaScript", () => {
  it("shows the customer's price next to the list price", () => {
    const html = shown({ ...NO_TERMS, discount: 100, leastSquareInches: 72 });
    expect(html).toContain("$58.13");
    expect(html).toMatch(/List price<\/th><td[^>]*><s[^>]*>\$64\.58<\/s>/);
    expect(html).toContain("10% off");
    expect(html).toContain("A piece below 72 sq in is charged as 72 sq in.");
  });

  it("shows only the list price without a discount", () => {
    const html = shown(NO_TERMS);
    expect(html).toContain("$64.58");
    expect(html).not.toContain("<s ");
  });
});
