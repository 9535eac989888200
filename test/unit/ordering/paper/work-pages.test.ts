import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { workCart, workFileOf } from "~/ordering/orders/work-file";
import { readPaperPage } from "~/ordering/paper/page/part-links";
import { WorkOrderPaper } from "~/ordering/paper/page/work-order-paper";
import { workOrder } from "~/ordering/paper/work-order";
import { type WorkPage, workPage } from "~/ordering/paper/work-pages";
import { JOINERY } from "~/trade/making/joinery";
import { fromSixteenths } from "~/trade/measure/measure";
import { aCartItem } from "../../../support/cart-builders";
import { anOrder } from "../../../support/placed-order-builders";
import { specificationOf } from "../../../support/specifications";

interface Shape {
  readonly lines: number;
  /** How many lines have the same style. */
  readonly alike: number;
  readonly rows: number;
  readonly quantity: number;
  /** Whether each row has a size of its own. */
  readonly isVaried: boolean;
}

function anOrderOf({ lines, alike, rows, quantity, isVaried }: Shape) {
  const size = (row: number, from: number) => fromSixteenths(from + (isVaried ? row : 0));
  const items = Array.from({ length: lines }, (_, line) => {
    const style = Math.floor(line / alike);
    return aCartItem({
      productId: `style-${style}`,
      productTitle: `Style ${style}`,
      specification: specificationOf("ashby"),
      doors: Array.from({ length: rows }, (_, row) => ({
        ...{ width: size(row, 160), height: size(line * rows + row, 320), location: `Kitchen ${row}` },
        ...{ preBored: true, hinge: "left" as const, quantity },
      })),
    });
  });
  const order = workFileOf({ order: anOrder({ lines: items }) }, false);
  const works = workOrder(workCart(order.lines), JOINERY);
  const { pages } = workPage(works, 1);
  return { order, works, pages: pages.map((_, index) => workPage(works, index + 1)) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const partsOn = ({ sheets }: Pick<WorkPage, "sheets">) =>
  sum(sheets.flatMap(({ materials }) => materials.flatMap(({ lines }) => lines.map(({ count }) => count))));

const SHAPES: readonly (readonly [string, Shape])[] = [
  ["2,000 sizes of one style", { lines: 40, alike: 40, rows: 50, quantity: 5, isVaried: true }],
  ["100 styles of 20 sizes", { lines: 100, alike: 1, rows: 20, quantity: 5, isVaried: true }],
  ["10,000 doors of one size", { lines: 40, alike: 40, rows: 1, quantity: 250, isVaried: false }],
];

describe.each(SHAPES)("the pages of a work order of %s", (_, shape) => {
  const { order, works, pages } = anOrderOf(shape);

  it("have every part, row and drawing once, in order", () => {
    expect(pages.length).toBeGreaterThan(1);
    expect(sum(pages.map(partsOn))).toBe(
      sum(works.flatMap(({ materials }) => materials.flatMap(({ lines }) => lines.map(({ count }) => count)))),
    );
    expect(pages.flatMap(({ sheets }) => sheets.flatMap((sheet) => sheet.pieces))).toEqual(
      works.flatMap((work) => work.pieces),
    );
    expect(pages.flatMap(({ sheets }) => sheets.flatMap((sheet) => sheet.sizes))).toEqual(
      works.flatMap((work) => work.sizes.slice(0, 200)),
    );
  });

  it("are of a bounded size, and each says which it is and which order it is of", () => {
    for (const page of [pages[0], pages.at(-1)]) {
      if (!page) throw new Error("no page");
      const { lines: _, ...head } = order;
      const markup = renderToStaticMarkup(createElement(WorkOrderPaper, { order: head, work: page, totals: null }));
      expect(markup.length + JSON.stringify(page).length).toBeLessThan(2_000_000);
      expect(markup).toContain(`Part ${page.number} of ${pages.length}`);
      expect(markup).toContain("Not confirmed yet: do not saw.");
    }
  });
});

describe("the work order of a usual order", () => {
  it("is one page, which says nothing of parts", () => {
    const { order, pages } = anOrderOf({ lines: 3, alike: 1, rows: 20, quantity: 2, isVaried: true });
    expect(pages).toHaveLength(1);
    const { lines: _, ...head } = order;
    const [page] = pages;
    const markup =
      page && renderToStaticMarkup(createElement(WorkOrderPaper, { order: head, work: page, totals: null }));
    expect(markup).not.toContain("Part 1 of");
  });

  it("shows its last page in place of a later one, and its first page if no number is given", () => {
    const { works, pages } = anOrderOf({ lines: 40, alike: 40, rows: 50, quantity: 5, isVaried: true });
    expect(workPage(works, 999).number).toBe(pages.length);
    const asked = (page: string) => readPaperPage(new URLSearchParams({ page }));
    expect(["2", "0", "-1", "x", "1e3", "99999", ""].map(asked)).toEqual([2, 1, 1, 1, 1, 1, 1]);
  });
});
