import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { EMPTY_DRAFT } from "~/domain/configuration-draft";
import { OrderForm } from "~/ui/order/order-form";
import { orderMarkup } from "~/ui/order/order-markup.server";
import { aProduct } from "../../../support/product-builder";

const product = aProduct({ priceCents: 2000 });
const blank = (of = product) => orderMarkup({ product: of, reply: undefined }, null);

describe("the order form as the server sends it", () => {
  it("is what the browser renders, each time", () => {
    const element = createElement(OrderForm, { product, reply: undefined, onAdded: () => {}, onFinish: () => {} });
    expect([blank(), blank()]).toEqual([renderToString(element), renderToString(element)]);
  });

  it("follows a product that has changed", () => {
    expect(blank()).toContain("Priced at <!-- -->$20.00");
    expect(blank(aProduct({ priceCents: 2100 }))).toContain("Priced at <!-- -->$21.00");
    expect(blank()).toContain("Priced at <!-- -->$20.00");
  });

  it("is rendered anew for whoever has posted it", () => {
    const reply = { draft: EMPTY_DRAFT, outcome: "refused", errors: [] } as const;
    expect(orderMarkup({ product, reply }, null)).toContain("Please fix the following errors");
    expect(blank()).not.toContain("Please fix the following errors");
  });
});
