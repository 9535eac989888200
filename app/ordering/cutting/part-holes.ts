import { grainOf, railOf, readBuild } from "~/trade/catalog/door-build";
import { boredPlan } from "~/trade/making/bored-plan";
import { handleHoles } from "~/trade/making/handle-holes";
import { CUP_DEPTH_TENTHS_MM, CUP_TENTHS_MM } from "~/trade/making/hinge-limits";
import { madeSize } from "~/trade/making/made-size";
import type { SawnPart } from "~/trade/making/sawing";
import { CUP_UNITS, type CupUnits } from "~/trade/measure/cup-units";
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
 * if the door is not bored, has no room for cups, or has no hinge side. A door seen from behind is mirrored: one that
 * is hinged left has its cups at its right edge.
 */
export function boredCups(piece: OrderedPiece, part: Pick<SawnPart, "name" | "length" | "width">): readonly Cup[] {
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

/** A hole through a part that lies as a `Cup` does; in the same units. */
export interface Hole {
  readonly x: CupUnits;
  readonly y: CupUnits;
  readonly diameter: CupUnits;
}

type Part = Pick<SawnPart, "name" | "length" | "width">;

/** A place among the parts of a piece: the part, and the part's left and upper edge on the piece seen from behind. */
interface Handled {
  readonly index: number;
  readonly left: number;
  readonly top: number;
  readonly isAcross: boolean;
}

const { sixteenth } = CUP_UNITS;

/**
 * The part of a piece that its handle is on: a board, the stile that opens, the lower rail, or the panel of a front.
 */
function handledPart(piece: OrderedPiece, parts: readonly Part[]): Handled | null {
  const { list, row, specification } = piece;
  const { width, height, grain } = madeSize(row);
  const build = specification && readBuild(specification);
  const isAcross = build ? grainOf(build, list, grain) === "across" : false;
  const named = (name: Part["name"]) => parts.flatMap((part, index) => (part.name === name ? [index] : []));
  /** A part in the middle of its piece, such as a banded board. */
  const inMiddle = (index: number): Handled => {
    const part = parts[index];
    const [across, up] = isAcross ? [part?.length ?? 0, part?.width ?? 0] : [part?.width ?? 0, part?.length ?? 0];
    return { index, left: (width - across) / 2, top: (height - up) / 2, isAcross };
  };
  const [board] = named("Board");
  if (board !== undefined) return inMiddle(board);
  if (!build) return null;
  const side = handSideOf(piece);
  const [panel, ...others] = named("Panel");
  if (list === "drawers") return panel !== undefined && others.length === 0 ? inMiddle(panel) : null;
  const lower = named("Rail").at(-1);
  const length = lower === undefined ? 0 : (parts[lower]?.length ?? 0);
  if (side === "top" && lower !== undefined) {
    return { index: lower, left: (width - length) / 2, top: height - railOf(build, list), isAcross: true };
  }
  const stile = named("Stile").at(-1);
  if (stile === undefined || side === "top") return null;
  return { index: stile, left: side === "left" ? 0 : width - build.stile, top: 0, isAcross: false };
}

/**
 * The holes for the handle of a piece, on each of its parts; empty for all others. A piece seen from behind is
 * mirrored: a door that is hinged left has its handle at its left edge.
 */
export function handleHolesOf(piece: OrderedPiece, parts: readonly Part[]): readonly (readonly Hole[])[] {
  const { row } = piece;
  const size = madeSize(row);
  const holes = handleHoles({ ...size, hinge: handSideOf(piece), handle: row.handle });
  const handled = holes.length > 0 ? handledPart(piece, parts) : null;
  return parts.map((part, index) => {
    if (!handled || index !== handled.index) return [];
    const { left, top, isAcross } = handled;
    return holes.map(({ x, y, diameter }): Hole => {
      const [fromLeft, fromTop] = [(size.width - left) * sixteenth - x, y - top * sixteenth];
      const [long, wide] = [part.length * sixteenth, part.width * sixteenth];
      return isAcross
        ? { x: fromLeft, y: wide - fromTop, diameter }
        : { x: long - fromTop, y: wide - fromLeft, diameter };
    });
  });
}
