import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { pieceName } from "~/configurator/lines/piece-words";
import { StyleWorkSheet } from "~/ordering/paper/page/style-work-sheet";
import { workOrder } from "~/ordering/paper/work-order";
import { workOrderCsv } from "~/ordering/paper/work-order-csv";
import { workPage } from "~/ordering/paper/work-pages";
import { firstCatalog as styles } from "~/provider/catalog.server";
import { inchWords } from "~/trade/making/hinge-words";
import { JOINERY } from "~/trade/making/joinery";
import { fromSixteenths } from "~/trade/measure/measure";
import { aCartLine } from "../../../support/cart-builders";
import { specificationOf } from "../../../support/specifications";

const piece = (width: number, height: number, quantity = 1) => ({
  width: fromSixteenths(width * 16),
  height: fromSixteenths(height * 16),
  location: "=K-A-01",
  quantity,
});
const door = (width: number, height: number, quantity = 1) => ({ ...piece(width, height, quantity), preBored: false });

const cart = [
  aCartLine("a", {
    productTitle: "=Ashby",
    specification: specificationOf("ashby"),
    doors: [door(15.5, 30, 2), door(12, 30)],
    drawers: [piece(15.5, 8, 3)],
    fillers: [piece(3, 84)],
  }),
  aCartLine("b", {
    productTitle: "=Ashby",
    specification: specificationOf("ashby"),
    doors: [door(15.5, 30)],
  }),
  aCartLine("c", {
    productId: "hadley",
    specification: { ...specificationOf("hadley"), workshop: {} },
    doors: [door(15, 30), door(16, 30)],
  }),
];

describe("the work order of a style of the first catalog", () => {
  it.each(styles)("lacks no fact about $title, whole or divided", ({ handle, title }) => {
    const specification = specificationOf(handle);
    const pieces = { doors: [door(15.5, 30), door(24, 60)], drawers: [piece(20, 8)], fillers: [piece(3, 84)] };
    const line = aCartLine(handle, { productTitle: title, specification, ...pieces, panels: [piece(20, 30)] });
    const [work] = workOrder([line], JOINERY);
    expect(work?.materials.flatMap(({ material, thickness }) => (material && thickness ? [] : [material]))).toEqual([]);
    const order = { number: "HV-1", jobName: "", contentRevision: 1 };
    const [sheet] = work ? workPage([work], 1).sheets : [];
    const paper = sheet ? renderToStaticMarkup(createElement(StyleWorkSheet, { sheet, order })) : "";
    expect(paper).toContain(specification.material);
    expect(paper).not.toMatch(/does not (?:say|give)|not on file|not specified|as sold/i);
  });
});

describe("a work order", () => {
  const [ashby, hadley, ...others] = workOrder(cart, JOINERY);

  it("has each style once, and every size of each material once, the longest first", () => {
    expect(others).toEqual([]);
    const rows = ashby?.materials.map(({ material, lines }) => [
      material,
      ...lines.map(({ name, count, length, width, pieces }) =>
        [
          count,
          name,
          inchWords(length),
          inchWords(width),
          pieces.map(({ list, number }) => pieceName(list, number - 1)),
        ]
          .flat()
          .join(" "),
      ),
    ]);
    expect(rows).toEqual([
      [
        "Hard maple",
        '8 Stile 30" 2 1/4" Door 1 Door 2 Door 3',
        '6 Stile 8" 2 1/4" Drawer 1',
        '6 Rail 11 3/4" 2 1/4" Door 1 Door 3',
        '6 Rail 11 3/4" 1 1/2" Drawer 1',
        '2 Rail 8 1/4" 2 1/4" Door 2',
        '1 Strip 84" 3" Filler 1',
      ],
      [
        "MDF",
        '3 Panel 26 3/16" 11 11/16" Door 1 Door 3',
        '1 Panel 26 3/16" 8 3/16" Door 2',
        '3 Panel 11 11/16" 5 11/16" Drawer 1',
      ],
    ]);
  });

  it("lists what is unknown once, with the pieces it concerns", () => {
    expect(hadley?.materials).toEqual([]);
    expect(hadley?.notes).toEqual([
      {
        text: expect.stringContaining("The style’s data does not say how"),
        pieces: [
          { list: "doors", number: 1 },
          { list: "doors", number: 2 },
        ],
      },
    ]);
  });

  it("counts every part of a large order once, without slowing down", () => {
    const many = Array.from({ length: 4 }, (_, line) =>
      aCartLine(String(line), {
        specification: specificationOf("rowan"),
        doors: Array.from({ length: 250 }, (_, index) => door(10 + (index % 160) / 16, 30, 10)),
      }),
    );
    const [work] = workOrder(many, JOINERY);
    const lines = work?.materials.flatMap((material) => material.lines) ?? [];
    expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(4 * 250 * 10 * 5);
    expect(lines).toHaveLength(1 + 160 + 160);
  });

  it("is exported as a table that no spreadsheet reads as formulas or dates", () => {
    const codes = { "0 doors 0": ["ONE", "TWO"], "0 doors 1": ["THREE"], "1 doors 0": ["FOUR"] };
    const numbered = cart.map((line, index) => ({ ...line, lineId: String(index) }));
    const text = workOrderCsv(
      { number: "HV-1042", contentRevision: 2, delivery: "pick-up", deliveryContact: "=Sam" },
      workOrder(numbered, JOINERY),
      pieceName,
      codes,
    );
    const [head, first] = text.split("\r\n");
    expect(head).toBe(
      "\uFEFFOrder,Style,Material,Thickness (in),Part,Quantity,Length (in),Width (in),Pieces,Boring,Codes,Revision,Hold,Delivery,Contact on delivery day",
    );
    expect(first).toBe(
      `HV-1042,'=Ashby,Hard maple,13/16,Stile,8,30,2 1/4,"Door 1; Door 2; Door 3",,"ONE; TWO; THREE; FOUR",2,,Pick up,'=Sam`,
    );
    expect(text).not.toMatch(/(?:^|,)[=+@-]/m);
  });

  it("is exported in a time that grows with the order: each row is looked at once, not for each of its parts", () => {
    const large = Array.from({ length: 4 }, (_, line) =>
      aCartLine(String(line), {
        specification: specificationOf("rowan"),
        doors: Array.from({ length: 50 }, (_, index) => door(10 + index / 16, 30 + line)),
      }),
    );
    let named = 0;
    const name = (...of: Parameters<typeof pieceName>) => {
      named += 1;
      return pieceName(...of);
    };
    workOrderCsv({ number: "HV-1042", contentRevision: 2 }, workOrder(large, JOINERY), name, {});
    expect(named).toBe(200);
  });
});
