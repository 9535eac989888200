import { grainOf, railOf, readBuild } from "~/trade/catalog/door-build";
import { handleHoles } from "~/trade/making/handle-holes";
import { madeSize } from "~/trade/making/made-size";
import type { SawnPart } from "~/trade/making/sawing";
import { CUP_UNITS, type CupUnits } from "~/trade/measure/cup-units";
import { handSideOf, type OrderedPiece } from "./ordered-piece";

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
  /** Whether the part's length lies across the piece. */
  readonly isAcross: boolean;
}

const { sixteenth } = CUP_UNITS;

/** The part of a piece that its handle is on: a board, the stile that opens, the lower rail, or the panel of a front. */
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
 * The holes for the handle of a piece, on each of its parts; empty for all others. A piece seen from behind is mirrored:
 * a door that is hinged left has its handle at its left edge.
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
