import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ElevationSheet } from "~/configurator/door-drawing/elevation-sheet";
import { fromSixteenths } from "~/trade/measure/measure";
import type { PieceList } from "~/trade/measure/piece";
import { specificationOf } from "../../../support/specifications";

function aPiece(label: string, list: PieceList, width: number, height: number, more: object = {}) {
  const sides = { width: fromSixteenths(width * 16), height: fromSixteenths(height * 16) };
  const piece = { ...sides, location: "", preBored: false, ...more };
  return { label, list, piece, specification: specificationOf("rowan") };
}

const sheet = (pieces: ReturnType<typeof aPiece>[]) =>
  renderToStaticMarkup(<ElevationSheet name="sheet" pieces={pieces} />);
const items = (html: string) => html.split("<li").slice(1);
const sides = (item: string) => /<svg width="([^"]+)" height="([^"]+)"/.exec(item)?.slice(1).map(Number) ?? [];

describe("the sheet of elevations", () => {
  it("draws all pieces to the same scale", () => {
    const [door = [], front = [], filler = []] = items(
      sheet([
        aPiece("Door 1", "doors", 16, 32),
        aPiece("Drawer 1", "drawers", 32, 8),
        aPiece("Filler 1", "fillers", 4, 96),
      ]),
    ).map((item) => sides(item).map((side) => (side ?? 0) - 2));
    const scale = (filler[1] ?? 0) / 96;
    expect(filler[1]).toBe(340);
    for (const [measured, inches] of [
      [door[0], 16],
      [door[1], 32],
      [front[0], 32],
      [front[1], 8],
      [filler[0], 4],
    ] as const) {
      expect(measured).toBeCloseTo(inches * scale, 1);
    }
  });

  it("fits a phone, and is no larger than necessary", () => {
    const [wide] = items(sheet([aPiece("Panel 1", "panels", 96, 20)]));
    expect(sides(wide ?? "")[0]).toBe(262);
    const [small] = items(sheet([aPiece("Drawer 1", "drawers", 12, 6)]));
    expect(sides(small ?? "")[0]).toBeCloseTo(12 * 16 * 0.45 + 2, 1);
  });

  it("labels each piece with its location, size, quantity and hinge side", () => {
    const html = sheet([
      aPiece("Door 1", "doors", 15, 30, { location: "K-A-03-L", hinge: "pair", quantity: 2 }),
      aPiece("Door 2", "doors", 15, 30),
    ]).replaceAll("&quot;", '"');
    const [pair, single] = items(html).map((item) => item.replace(/<svg.*<\/svg>/, "").replace(/<[^>]+>/g, " "));
    expect(pair).toMatch(/K-A-03-L +15" × 30" +Door 1, 2 pieces +a pair/);
    expect(single).toMatch(/> +Door 2 +15" × 30"/);
  });

  it("shows a bored door from behind too, with its cups at the scale of the sheet and in words", () => {
    const details = { hinge: "left", hingesFrom: "top", cups: [4 * 16 * 127, 26 * 16 * 127], fixing: "45x9.5-2.5x10" };
    const [bored = "", plain = ""] = items(
      sheet([
        aPiece("Door 1", "doors", 15, 30, { ...details, preBored: true }),
        aPiece("Door 2", "doors", 15, 30, details),
      ]),
    );
    const [front, back = ""] = bored.split("<svg").slice(1);
    expect(front).not.toContain("<circle");
    const [, height] = sides(bored);
    const scale = ((height ?? 0) - 2) / 30;
    const [first = [], second = []] = [...back.matchAll(/<circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)" class/g)]
      .map((circle) => circle.slice(1).map(Number))
      .filter(([, , radius = 0]) => radius > 3);
    // A door that is hinged left has its cups at the right edge from behind, 22.5 mm from it; a cup is 35 mm wide.
    expect(first[0]).toBeCloseTo((15 - 22.5 / 25.4) * scale, 0);
    expect([first[1], second[1]].map((y) => Math.round((y ?? 0) / scale))).toEqual([4, 26]);
    expect(first[2]).toBeCloseTo((17.5 / 25.4) * scale, 1);
    expect(back.replaceAll("&quot;", '"').replace(/<[^>]+>/g, " ")).toMatch(
      /From behind +2 hinges, cups 4" and 26" from the top.* +Screws 45 x 9.5 mm/,
    );
    expect(plain).not.toContain("From behind");
  });

  it("leaves out a piece without a size, and is empty for an empty order", () => {
    expect(items(sheet([aPiece("Panel 1", "panels", 0, 30)]))).toEqual([]);
    expect(items(sheet([]))).toEqual([]);
  });
});
