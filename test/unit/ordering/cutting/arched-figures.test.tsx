import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { cuttingView } from "~/ordering/cutting/cutting-view";
import { SheetFigure } from "~/ordering/cutting/page/sheet-figure";
import { StickFigure } from "~/ordering/cutting/page/stick-figure";
import { FIRST_CUTTING } from "~/trade/cutting-plan/cutting-settings";
import { fromSixteenths } from "~/trade/measure/measure";
import { aCartLine } from "../../../support/cart-builders";
import { specificationOf } from "../../../support/specifications";
import { planOf } from "./orders";

/** The plan of an arched door of 18 x 36 in, of wood or of another material. */
function viewOf(material?: string) {
  const size = { width: fromSixteenths(18 * 16), height: fromSixteenths(36 * 16) };
  const specification = { ...specificationOf("orchard"), ...(material && { material }) };
  const planned = planOf([
    aCartLine("orchard", { specification, doors: [{ ...size, location: "", preBored: false }] }),
  ]);
  return cuttingView({ ...planned, materials: [], weightHundredthsLb: 0, settings: FIRST_CUTTING });
}

const pathsIn = (html: string) => [...html.matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path);

describe("an arched part in the figures of a plan", () => {
  it("shows the arch of a rail within its rectangle of a stick, below its number", () => {
    const [stick, ...others] = viewOf().sticks.filter(({ cuts }) => cuts.some(({ part }) => part.name === "Top rail"));
    if (!stick) throw new Error("no stick");
    const html = renderToStaticMarkup(<StickFigure stick={stick} count={1} />);
    // 10 units an inch along a stick of 8 ft, and 44 for its width of 3 3/4: the opening begins 3/8 in from the end of the
    // rail, 1/4 in from that of the stick, and is 13 1/2 wide; the radius of its arch is 15 15/16.
    expect(pathsIn(html)).toEqual(["M2.5 44L6.3 44A159.4 187 0 0 1 141.3 44L145 44L145 0L2.5 0L2.5 44Z"]);
    expect(html).toMatch(/<rect x="2.5" width="142.5" height="44"/);
    // The arch is 1 1/2 of 3 3/4 high, which leaves 26.4 units for the number.
    expect(html).toMatch(/<text x="73.8" y="13.2" text-anchor="middle" dominant-baseline="central" font-size="22"/);
    expect(others).toEqual([]);
  });

  it.each(["MDF", "Oak veneer on MDF"])("shows a rail and a panel of %s as they lie on their sheet", (material) => {
    const { sheets } = viewOf(material);
    const paths = sheets.flatMap((sheet) =>
      pathsIn(renderToStaticMarkup(<SheetFigure sheet={sheet} count={1} file="/parts.dxf" />)),
    );
    const arched = sheets.flatMap((sheet) =>
      sheet.cuts.filter(({ part }) => part.arched).map((cut) => ({ ...cut, unit: 960 / sheet.length, sheet })),
    );
    expect(arched.map(({ part }) => part.name).sort()).toEqual(["Panel", "Top rail"]);
    expect(paths).toHaveLength(2);
    for (const [index, { x, y, length, width, part, unit, sheet }] of arched.entries()) {
      const height = Math.ceil(sheet.width * unit);
      // A rail's arch cuts in: clockwise in a drawing, counterclockwise otherwise; a panel's two halves bulge out.
      const arcs = [...(paths[index] ?? "").matchAll(/A\S+ \S+ 0 0 ([01])/g)].map(([, sweep]) => sweep);
      expect(arcs).toEqual(part.name === "Panel" ? ["0", "0"] : ["1"]);
      const points = [...(paths[index] ?? "").matchAll(/(?:[ML]|0 0 [01] )([\d.]+) ([\d.]+)/g)].map((found) =>
        found.slice(1).map(Number),
      );
      const [xs, ys] = [points.map(([at = 0]) => at), points.map(([, at = 0]) => at)];
      expect(Math.min(...xs)).toBeCloseTo(x * unit, 0);
      expect(Math.max(...xs)).toBeCloseTo((x + length) * unit, 0);
      expect(Math.min(...ys)).toBeCloseTo(height - (y + width) * unit, 0);
      expect(Math.max(...ys)).toBeCloseTo(height - y * unit, 0);
    }
  });

  it("is sent with its edge, any other part without", () => {
    const parts = viewOf().sticks.flatMap(({ cuts }) => cuts.map(({ part }) => part));
    expect(parts.filter(({ arched }) => arched).map(({ name }) => name)).toEqual(["Top rail"]);
  });
});
