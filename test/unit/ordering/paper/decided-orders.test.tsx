import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ORDER_STATES, type OrderState } from "~/house/capacity/order-state";
import { OrderPaperSheet } from "~/ordering/order-pages/page/order-paper";
import { OrderLines } from "~/ordering/orders/page/order-lines";
import { fromSixteenths } from "~/trade/measure/measure";
import type { Door } from "~/trade/measure/piece";
import { aCartItem } from "../../../support/cart-builders";
import { anOrder } from "../../../support/placed-order-builders";
import { specificationOf } from "../../../support/specifications";

const door: Door = {
  width: fromSixteenths(18 * 16),
  height: fromSixteenths(24 * 16),
  location: "K-1",
  preBored: true,
  hinge: "left",
  cups: [3.5 * 16 * 127, 20.5 * 16 * 127],
};

function printed(state: OrderState): string {
  const item = aCartItem({
    specification: specificationOf("ashby"),
    doors: [door, { ...door, width: fromSixteenths(60) }],
    drawers: [],
    panels: [],
    fillers: [],
  });
  const order = anOrder({ state, lines: [item] });
  const markup = renderToStaticMarkup(
    <>
      <OrderLines order={order} />
      <OrderPaperSheet order={order} paper="cut-list" revision={null} />
    </>,
  );
  return markup.replace(/<[^>]+>/g, " ").replaceAll("&quot;", '"');
}

describe("the cut list of an order", () => {
  it("says what to consider until it is confirmed", () => {
    expect(printed("received").split("so it may sag in time. A pair would hang better")).toHaveLength(3);
  });

  it.each(ORDER_STATES.slice(1))("asks nothing once it is %s, but says what cannot be made", (state) => {
    expect(printed(state)).not.toMatch(/sag|would hang|Choose|Consider/);
    expect(printed(state)).toContain("Too narrow: the minimum width is");
  });
});
