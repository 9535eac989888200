import DxfParser, { type ICircleEntity, type ILwpolylineEntity } from "dxf-parser";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cart } from "~/configurator/lines/cart";
import { LAYERS, partsDxf } from "~/ordering/cutting/dxf.server";
import { type OrderPart, sawnPartsOf } from "~/ordering/cutting/order-parts";
import { type OrderedPiece, orderedPieces } from "~/ordering/cutting/ordered-piece";
import { JOINERY } from "~/trade/making/joinery";
import { toSixteenths } from "~/trade/measure/measure";
import { type Door, quantityOf } from "~/trade/measure/piece";
import { triesOf } from "../../../set-up/tier";
import { BY_HAND, liesAcross, slowCenters } from "../../../support/slow-sawing";
import { carts } from "./orders";

const RUNS = triesOf(200);

/** Where the cups of a door are, by the trade's rules alone: from its top or its left edge, in inches. */
function slowCups({ width, height, weight }: { width: number; height: number; weight: number }, isTop: boolean) {
  const [along, across] = isTop ? [width, height] : [height, width];
  if (across < 2 || along < 8.5) return [];
  const byHeight = along <= 40 ? 2 : along <= 60 ? 3 : along <= 80 ? 4 : along <= 100 ? 5 : 6;
  const byWeight = weight < 15 ? 2 : weight < 30 ? 3 : weight < 45 ? 4 : weight <= 60 ? 5 : 6;
  const isWide = across * 25.4 > 600;
  const room = Math.floor((along - 6) / 2.5) + 1;
  const count = Math.min(Math.max(isWide ? byHeight + 1 : byHeight, byWeight), room);
  const cups: number[] = [];
  for (let cup = 0; cup < count; cup++) {
    cups.push(3 + Math.floor(((along - 6) * 16 * cup) / (count - 1) + 0.5) / 16);
  }
  return cups;
}

/** The cups between the outer two, each moved as little as it must to be clear of what divides the frame. */
function movedOff(cups: number[], centers: [number, number][]): number[] {
  const radius = (17.5 / 25.4) * 16;
  const meets = (at: number) => centers.some(([from, to]) => at * 16 + radius > from && at * 16 - radius < to);
  for (let cup = 1; cup < cups.length - 1; cup++) {
    const [last = 0, at = 0, next = 0] = cups.slice(cup - 1, cup + 2);
    const isFree = (there: number) => !meets(there) && there - last >= 2.5 && next - there >= 2.5;
    for (let way = 0; meets(cups[cup] ?? 0) && way < 200; way++) {
      if (isFree(at - way / 16)) cups[cup] = at - way / 16;
      else if (isFree(at + way / 16)) cups[cup] = at + way / 16;
    }
  }
  return cups;
}

/** The hand of one door of a row: those of a pair are left and right in turn. */
function handOf({ row, nth }: OrderedPiece): string {
  const { hinge = "left" } = row as Door;
  return hinge === "pair" ? (nth % 2 === 1 ? "left" : "right") : hinge;
}

/** The circles of a door as its drawing shows them: the part from behind, its top to the right, its hinge edge as hung. */
function slowCircles(piece: OrderedPiece): [part: string, x: number, y: number][] {
  const { row, specification, style } = piece;
  const hand = handOf(piece);
  const [, stile = 0, panel, rise = 0, band = 0] = BY_HAND[style] ?? [];
  if (!("preBored" in row && row.preBored) || hand === "none") return [];
  // A slim frame has no room for a cup.
  if (stile > 0 && stile < 29) return [];
  const [w, h] = [toSixteenths(row.width), toSixteenths(row.height)];
  const isGlass = panel === "glass" || (stile > 0 && row.glass === "yes");
  const glass = isGlass ? Math.max(w - 2 * stile, 0) * Math.max(h - 2 * stile, 0) * 160 : 0;
  const wood = Math.floor((w * h * (specification?.weightPerSqFt ?? 0)) / 36_864 + 0.5);
  const weight = (wood + Math.floor(glass / 36_864 + 0.5)) / 100;
  const [width, height, edge] = [w / 16, h / 16, band / 16];
  const inset = ((row.boring ?? 5) + 17.5) / 25.4;
  const centers = slowCenters(style, [w, h], hand === "top", row);
  const cups = movedOff(slowCups({ width, height, weight }, hand === "top"), centers);
  if (hand === "top" && stile > 0) {
    const isMitered = BY_HAND[style]?.[0] === "miter";
    const begins = isMitered ? 0 : stile / 16 - 3 / 8;
    const rail = (stile + rise) / 16;
    return cups.map((at) => [rise > 0 ? "Top rail" : "Rail", width - at - begins, rail - inset]);
  }
  if (stile === 0 && liesAcross(style, piece.list, row.grain)) {
    // The board lies as the door is seen from behind.
    const behind = hand === "left" ? width - inset : inset;
    return cups.map((at) =>
      hand === "top"
        ? ["Board", width - at - edge, height - inset - edge]
        : ["Board", behind - edge, height - at - edge],
    );
  }
  if (hand === "top") return cups.map((at) => ["Board", height - inset - edge, at - edge]);
  if (stile > 0) return cups.map((at) => ["Stile", height - at, hand === "left" ? inset : stile / 16 - inset]);
  return cups.map((at) => ["Board", height - at - edge, (hand === "left" ? inset : width - inset) - edge]);
}

/** The circles that another program reads in the drawing of one piece, each from its part's lower left corner. */
function circlesOf(parts: readonly OrderPart[]) {
  const entities = new DxfParser().parseSync(partsDxf(parts, "HV-1 rev. 1"))?.entities ?? [];
  const outlines = entities.filter(
    (entity): entity is ILwpolylineEntity => entity.type === "LWPOLYLINE" && entity.layer === LAYERS.outline,
  );
  const bottoms = outlines.map(({ vertices }) => Math.min(...vertices.map(({ y }) => y)));
  return entities
    .filter((entity): entity is ICircleEntity => entity.type === "CIRCLE" && entity.layer === LAYERS.cups)
    .map(({ center }) => {
      const at = bottoms.findLastIndex((bottom) => center.y >= bottom);
      const part = parts[at];
      return {
        part: part?.name,
        length: (part?.length ?? 0) / 16,
        width: (part?.width ?? 0) / 16,
        x: center.x,
        y: center.y - (bottoms[at] ?? 0),
      };
    });
}

const partsByPiece = (cart: Cart) =>
  orderedPieces(cart).map((piece) => ({ piece, parts: sawnPartsOf(piece, JOINERY) }));

const near = (value: number) => expect.closeTo(value, 4);

const OTHER = { left: "right", right: "left" } as const;

const mirrored = (cart: Cart): Cart =>
  cart.map((line) => ({
    ...line,
    doors: line.doors.map((door) => ({
      ...door,
      ...((door.hinge === "left" || door.hinge === "right") && { hinge: OTHER[door.hinge] }),
    })),
  }));

/** One-piece doors are boards without stiles of their own. */
const handles = Object.keys(BY_HAND);

describe("the circles of random orders", () => {
  it("are where slow arithmetic has the cups, on the part at the hinges", () => {
    fc.assert(
      fc.property(carts(handles), (cart) => {
        for (const { piece, parts } of partsByPiece(cart)) {
          if (parts.length === 0) continue;
          const found = circlesOf(parts).map(({ part, x, y }) => [part, x, y]);
          expect(found).toEqual(slowCircles(piece).map(([part, x, y]) => [part, near(x), near(y)]));
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("are mirror images for the other hand", () => {
    fc.assert(
      fc.property(carts(handles), (cart) => {
        const [one, other] = [partsByPiece(cart), partsByPiece(mirrored(cart))];
        for (const [index, { piece, parts }] of one.entries()) {
          const hinge = "hinge" in piece.row ? piece.row.hinge : undefined;
          const isHanded = hinge === "left" || hinge === "right";
          const isAcross = liesAcross(piece.style, piece.list, piece.row.grain);
          const reflected = circlesOf(parts).map(({ part, length, width, x, y }) => {
            const isBoardAcross = part === "Board" && isAcross;
            return [
              part,
              near(isHanded && isBoardAcross ? length - x : x),
              near(isHanded && !isBoardAcross ? width - y : y),
            ];
          });
          expect(circlesOf(other[index]?.parts ?? []).map(({ part, x, y }) => [part, x, y])).toEqual(reflected);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("of the second door of a pair are those of a door hinged right", () => {
    fc.assert(
      fc.property(carts(handles), (cart) => {
        const pairs = cart.map((line) => ({
          ...line,
          doors: line.doors.map((door) => ({ ...door, hinge: "pair" as const })),
        }));
        const rights = cart.map((line) => ({
          ...line,
          doors: line.doors.map((door) => ({ ...door, hinge: "right" as const })),
        }));
        const right = partsByPiece(rights);
        for (const [index, { piece, parts }] of partsByPiece(pairs).entries()) {
          if (piece.list !== "doors" || piece.nth % 2 === 1 || quantityOf(piece.row) < 2) continue;
          expect(circlesOf(parts)).toEqual(circlesOf(right[index]?.parts ?? []));
        }
      }),
      { numRuns: RUNS / 2 },
    );
  });
});
