import DxfParser, { type ICircleEntity, type ILwpolylineEntity } from "dxf-parser";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { dxfArchive, LAYERS, orderFileName, partsDxf, sheetDxf } from "~/ordering/cutting/dxf.server";
import { firstCatalog as styles } from "~/provider/catalog.server";
import { boredPlan } from "~/trade/making/bored-plan";
import { fromSixteenths } from "~/trade/measure/measure";
import type { HingeSide } from "~/trade/measure/piece";
import { triesOf } from "../../../set-up/tier";
import { aCartLine } from "../../../support/cart-builders";
import { specificationOf } from "../../../support/specifications";
import { carts, planOf } from "./orders";

const handles = styles.map(({ handle }) => handle);

/** What another program reads in a file: closed outlines with their sizes, and circles. */
function read(text: string) {
  const file = new DxfParser().parseSync(text);
  const entities = file?.entities ?? [];
  const outlines = entities
    .filter((entity): entity is ILwpolylineEntity => entity.type === "LWPOLYLINE" && entity.layer === LAYERS.outline)
    .map(({ vertices, shape }) => {
      const [xs, ys] = [vertices.map(({ x }) => x), vertices.map(({ y }) => y)];
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      return {
        isClosed: shape,
        corners: vertices.length,
        x,
        y,
        length: Math.max(...xs) - x,
        width: Math.max(...ys) - y,
      };
    });
  const circles = entities.filter((entity): entity is ICircleEntity => entity.type === "CIRCLE");
  const fields = entities.filter((entity): entity is ILwpolylineEntity => entity.layer === LAYERS.field);
  return { units: file?.header.$INSUNITS, outlines, circles, fields, count: entities.length - fields.length };
}

const near = (value: number) => expect.closeTo(value, 5);

describe("the drawings of an order", () => {
  it("have one closed outline for each part, of its sawing size, and the cups of the work order", () => {
    fc.assert(
      fc.property(carts(handles), (cart) => {
        const { pieces, parts, plan } = planOf(cart);
        for (const key of new Set(parts.map(({ piece }) => piece.key))) {
          const own = parts.filter(({ piece }) => piece.key === key);
          const { units, outlines, circles, count } = read(partsDxf(own, "HV-1 rev. 1"));
          expect([units, count]).toEqual([1, outlines.length + circles.length]);
          expect(outlines).toEqual(
            own.map(({ length, width, outline }) =>
              expect.objectContaining({
                isClosed: true,
                corners: outline.length,
                length: near(length / 16),
                width: near(width / 16),
              }),
            ),
          );
          const bored = pieces
            .filter((piece) => piece.key === key)
            .map(({ row }) => {
              if (!("hinge" in row) || row.hinge === undefined) return 0;
              return boredPlan(row, own[0]?.piece.specification ?? null)?.count ?? 0;
            });
          expect(circles).toHaveLength(bored.reduce((sum, each) => sum + each, 0));
          for (const { radius, layer } of circles) expect([radius, layer]).toEqual([near(17.5 / 25.4), LAYERS.cups]);
        }
        for (const sheet of plan.sheets) {
          const { outlines, circles } = read(sheetDxf(sheet, "HV-1 rev. 1"));
          expect(outlines).toHaveLength(sheet.cuts.length);
          expect(circles).toHaveLength(sheet.cuts.reduce((sum, { part }) => sum + part.cups.length, 0));
        }
      }),
      { numRuns: triesOf(200) },
    );
  });

  const boring = (handle: string, hinge: HingeSide, quantity = 1) => {
    const size = { width: fromSixteenths(15.5 * 16), height: fromSixteenths(30 * 16) };
    const door = { ...size, location: "", quantity, preBored: true, hinge };
    const specification = specificationOf(handle);
    const { parts } = planOf([aCartLine(handle, { specification, doors: [door] })]);
    return read(partsDxf(parts, "HV-1 rev. 1"));
  };
  const EDGE = 22.5 / 25.4;

  it("have the routed field of a one-piece door, inside its frame, with its edge bands off", () => {
    const door = { width: fromSixteenths(16 * 16), height: fromSixteenths(30 * 16), location: "", preBored: false };
    const fieldOf = (grain: "upright" | "across", edgeBand = 0) => {
      const specification = {
        ...specificationOf("ashby"),
        ...{ construction: "One-piece routed", material: "MDF", frameWidth: 36, workshop: { edgeBand } },
      };
      const { parts } = planOf([aCartLine("one", { specification, doors: [{ ...door, grain }] })]);
      const { fields } = read(partsDxf(parts, "HV-1 rev. 1"));
      expect(fields).toHaveLength(1);
      const [xs, ys] = [(fields[0]?.vertices ?? []).map(({ x }) => x), (fields[0]?.vertices ?? []).map(({ y }) => y)];
      return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    };
    expect(fieldOf("upright")).toEqual([2.25, 27.75, 2.25, 13.75].map(near));
    expect(fieldOf("across")).toEqual([2.25, 13.75, 2.25, 27.75].map(near));
    expect(fieldOf("upright", 1)).toEqual([2.1875, 27.6875, 2.1875, 13.6875].map(near));
    const { parts } = planOf([aCartLine("ashby", { specification: specificationOf("ashby"), doors: [door] })]);
    expect(parts.flatMap(({ fields }) => fields)).toEqual([]);
  });

  it("are mirrored for the other hand", () => {
    const [left, right] = [boring("calder", "left"), boring("calder", "right")];
    expect(left.circles.map(({ center: { x, y } }) => [x, y])).toEqual([
      [27, near(EDGE)],
      [3, near(EDGE)],
    ]);
    expect(right.circles.map(({ center: { x, y } }) => [x, y])).toEqual([
      [27, near(15.5 - EDGE)],
      [3, near(15.5 - EDGE)],
    ]);
    const pair = boring("calder", "pair", 2);
    expect(pair.circles.map(({ center: { y } }) => y)).toEqual(
      [EDGE, EDGE, 15.5 + 1 + 15.5 - EDGE, 15.5 + 1 + 15.5 - EDGE].map(near),
    );
  });

  it("have the cups of a frame in the stile at its hinges, or in its upper rail", () => {
    const { outlines, circles } = boring("ashby", "right");
    expect(circles.map(({ center: { x, y } }) => [x, y])).toEqual([27, 3].map((x) => [x, near(2.25 - EDGE)]));
    expect(outlines[0]).toMatchObject({ length: 30, width: 2.25 });
    const top = boring("ashby", "top");
    const rail = top.outlines.find(({ length }) => length === 11.75);
    // The rail begins 2 1/4 - 3/8 in from the edge of the door.
    expect(top.circles.map(({ center: { x, y } }) => [x, y - (rail?.y ?? 0)])).toEqual(
      [12.5, 7.75, 3].map((x) => [near(x - 1.875), near(2.25 - EDGE)]),
    );
  });

  it("are equal each time in one archive, a file for each row and each sheet", () => {
    const cart = [aCartLine("ashby", { specification: specificationOf("ashby"), doors: [] })];
    const size = { width: fromSixteenths(240), height: fromSixteenths(480), location: "" };
    const filled = cart.map((line) => ({ ...line, drawers: [size, size] }));
    const { parts, plan } = planOf(filled);
    const archive = dxfArchive(parts, plan, "HV-1 rev. 2");
    expect(dxfArchive(parts, plan, "HV-1 rev. 2")).toEqual(archive);
    for (const file of Object.values(unzipSync(archive))) {
      expect(strFromU8(file).split("\n").slice(0, 2)).toEqual(["999", "HV-1 rev. 2"]);
    }
    expect(orderFileName({ number: "HV-1042", contentRevision: 2 }, "sheet-1", "dxf")).toBe(
      "hv-1042-rev-2-sheet-1.dxf",
    );
    expect(Object.keys(unzipSync(archive)).map((name) => name.replace(/pieces\/1-.*-drawer/, "drawer"))).toEqual([
      "drawer-1.dxf",
      "drawer-2.dxf",
      ...plan.sheets.map(({ number }) => `sheets/sheet-${number}.dxf`),
    ]);
  });
});
