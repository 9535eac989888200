import { grainOf, readBuild } from "~/trade/catalog/door-build";
import { boredPlan } from "~/trade/making/bored-plan";
import { CUP_DEPTH_TENTHS_MM, CUP_TENTHS_MM } from "~/trade/making/hinge-limits";
import type { SawnPart } from "~/trade/making/sawing";
import { CUP_UNITS } from "~/trade/measure/cup-units";
import { readFixing } from "~/trade/measure/fixing";
import { toSixteenths } from "~/trade/measure/measure";
import type { HingeSide } from "~/trade/measure/piece";
import { handSideOf, type OrderedPiece } from "./ordered-piece";

/**
 * The center of a hinge cup, or of a hole of its fixing, on a part that lies on its face: x along its length, y along
 * its width, from its lower left corner, in {@link CUP_UNITS}. The top of an upright part points right; of a rail, its
 * upper edge points up.
 */
export interface Cup {
  readonly x: number;
  readonly y: number;
  /** In tenths of a millimeter. */
  readonly diameter: number;
  readonly depth: number;
  readonly kind: "cup" | "fixing";
}

/** The parts of a frame that cups are bored into, and the board of a slab. */
const BORED: Readonly<Partial<Record<HingeSide, readonly SawnPart["name"][]>>> = {
  left: ["Board", "Stile"],
  right: ["Board", "Stile"],
  top: ["Board", "Top rail", "Rail"],
};

/** Which of the parts of a piece is bored, by its index; -1 if none is. */
export function boredPart(piece: OrderedPiece, parts: readonly Pick<SawnPart, "name">[]): number {
  const side = handSideOf(piece);
  const names = (side && BORED[side]) ?? [];
  for (const name of names) {
    const index = parts.findIndex((part) => part.name === name);
    if (index >= 0) return index;
  }
  return -1;
}

/**
 * The hinge cups of the part of a door that is bored, with the holes of their fixing, as the work order says them; none
 * if the door is not bored, has no room for cups, or has no hinge side. A door seen from behind is mirrored: one that is hinged left has its
 * cups at its right edge.
 */
export function cupsOf(piece: OrderedPiece, part: Pick<SawnPart, "name" | "length" | "width">): readonly Cup[] {
  const { list, row, specification } = piece;
  const side = handSideOf(piece);
  if (!side || !("preBored" in row)) return [];
  const size = { width: toSixteenths(row.width), height: toSixteenths(row.height) };
  const plan = boredPlan({ ...row, hinge: side }, specification);
  if (!plan) return [];
  const { sixteenth, tenthMm } = CUP_UNITS;
  const inset = plan.cupCenterTenthsMm * tenthMm;
  const [width, height] = [size.width * sixteenth, size.height * sixteenth];
  const isBoard = part.name === "Board";
  const grain = specification ? grainOf(readBuild(specification), list, row.grain) : "upright";
  const isAcross = isBoard ? grain === "across" : part.name !== "Stile";
  // What the part lacks of the piece's length and width: tenons and shoulders of a rail, the edge bands of a board.
  const short = ((isAcross ? size.width : size.height) - part.length) / 2;
  const narrow = isBoard ? ((isAcross ? size.height : size.width) - part.width) / 2 : 0;
  /** What the holes are measured in: the whole of a banded board, or the width of a stile or a rail. */
  const [wide, high] = isBoard ? [width, height] : [part.width * sixteenth, part.width * sixteenth];
  /** A hole at a distance from the top (or left) of the door, and from its hinge edge. */
  const hole = (at: number, deep: number, kind: Pick<Cup, "diameter" | "depth" | "kind">): Cup => {
    // From the left and from the top of the piece as seen from behind.
    const [left, top] = side === "top" ? [width - at, deep] : [side === "left" ? wide - deep : deep, at];
    const [x, y] = isAcross ? [left, high - top] : [height - top, wide - left];
    return { x: x - short * sixteenth, y: y - narrow * sixteenth, ...kind };
  };
  const fixing = row.fixing ? readFixing(row.fixing) : null;
  return plan.cups.flatMap((at) => [
    hole(at, inset, { diameter: CUP_TENTHS_MM, depth: CUP_DEPTH_TENTHS_MM, kind: "cup" }),
    ...(fixing
      ? [-1, 1].map((way) =>
          hole(at + (way * fixing.spacing * tenthMm) / 2, inset + fixing.offset * tenthMm, {
            diameter: fixing.diameter,
            depth: fixing.depth,
            kind: "fixing",
          }),
        )
      : []),
  ]);
}
