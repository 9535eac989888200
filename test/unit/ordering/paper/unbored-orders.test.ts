import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { partsDxf } from "~/ordering/cutting/dxf.server";
import { sawnPartsOf } from "~/ordering/cutting/order-parts";
import { orderedPieces } from "~/ordering/cutting/ordered-piece";
import { workCart, workFileOf } from "~/ordering/orders/work-file";
import { LabelSheets } from "~/ordering/paper/page/label-sheets";
import { WorkOrderPaper } from "~/ordering/paper/page/work-order-paper";
import { workOrder } from "~/ordering/paper/work-order";
import { workOrderCsv } from "~/ordering/paper/work-order-csv";
import { workPage } from "~/ordering/paper/work-pages";
import { JOINERY } from "~/trade/making/joinery";
import { fromSixteenths } from "~/trade/measure/measure";
import type { Door } from "~/trade/measure/piece";
import { aCartItem } from "../../../support/cart-builders";
import { anOrder } from "../../../support/placed-order-builders";
import { specificationOf } from "../../../support/specifications";

const door: Door = {
  width: fromSixteenths(248),
  height: fromSixteenths(480),
  location: "K-1",
  preBored: true,
  hinge: "left",
};

/** Everything that the workshop gets of an order of one style. */
function papersOf(handle: string) {
  const item = aCartItem({
    productId: handle,
    specification: specificationOf(handle),
    doors: [door],
    drawers: [],
    panels: [],
    fillers: [],
  });
  const order = workFileOf({ order: anOrder({ state: "in-production", lines: [item] }) }, false);
  const cart = workCart(order.lines);
  const parts = orderedPieces(cart).flatMap((piece) => sawnPartsOf(piece, JOINERY));
  const plain = (markup: string) => markup.replace(/<[^>]+>/g, " ").replaceAll("&quot;", '"');
  return {
    sheet: plain(
      renderToStaticMarkup(
        createElement(WorkOrderPaper, { order, work: workPage(workOrder(cart, JOINERY), 1), totals: null }),
      ),
    ),
    csv: workOrderCsv(order, workOrder(cart, JOINERY), (list, index) => `${list} ${index + 1}`, {}),
    dxf: partsDxf(parts, "HV-1001 rev. 1"),
    label: plain(renderToStaticMarkup(createElement(LabelSheets, { of: [{ cart, job: "" }], first: 1 }))),
  };
}

it("an order with cups that its frame has no room for stops, and no machine bores them", () => {
  const { sheet, csv, dxf, label } = papersOf("hadley");
  const why =
    'The frame is too narrow for hinge cups: it is 1" wide, and they reach 40 mm from the edge, into its panel';
  expect(sheet).toContain(`Do not make; return it to the office: ${why}`);
  expect(sheet).toContain("Do not saw for Door 1: see the list of pieces.");
  expect(sheet).not.toMatch(/Bore \d cups|choose another style|butt hinges/);
  expect(csv).toContain("Do not saw for Door 1");
  expect(csv).not.toContain("Bore 2 cups");
  expect(dxf).not.toContain("CIRCLE");
  expect(dxf.split("\n").slice(0, 4)).toEqual([
    "999",
    "HV-1001 rev. 1",
    "999",
    "Door 1 - no room for its hinge cups - do not make",
  ]);
  expect(label).toContain("Do not bore: see the work order");
});

it("an order in a usual frame is bored", () => {
  const { sheet, csv, dxf, label } = papersOf("ashby");
  expect(sheet).toContain('Bore 2 cups: 3", 27" from the top, 22.5 mm from the hinge edge');
  expect(csv).toContain("Bore 2 cups");
  expect(dxf.split("CIRCLE")).toHaveLength(3);
  expect(dxf.split("\n")[2]).not.toBe("999");
  expect(label).not.toContain("Do not bore");
});
