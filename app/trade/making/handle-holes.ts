import { CUP_UNITS, type CupUnits } from "~/trade/measure/cup-units";
import { type Handle, readHandle } from "~/trade/measure/handle";
import type { HingeSide } from "~/trade/measure/piece";
import type { Size } from "./making-limits";

/** A hole through a piece, seen from the front: its center from the upper left corner, in {@link CUP_UNITS}. */
interface HandleHole {
  readonly x: CupUnits;
  readonly y: CupUnits;
  readonly diameter: CupUnits;
}

interface HandledPiece extends Size {
  readonly hinge?: HingeSide | undefined;
  readonly handle?: string | undefined;
}

const { sixteenth, tenthMm } = CUP_UNITS;

const along = (from: CupUnits, spacing: CupUnits) => (spacing === 0 ? [from] : [from, from + spacing]);

const centered = (length: CupUnits, spacing: CupUnits) => Math.round((length - spacing) / 2);

function startOn(height: CupUnits, { place, spacing, fromEnd }: Handle): CupUnits {
  if (place === "top") return fromEnd * tenthMm;
  if (place === "bottom") return height - (fromEnd + spacing) * tenthMm;
  return centered(height, spacing * tenthMm);
}

/**
 * The holes for the handle of a piece: on the side of a door that opens, upright; in the middle of the lower edge of a
 * door that is hinged at the top, lying; in the center of a drawer front, lying. The two holes of a door's handle begin
 * at its distance from the nearer end.
 *
 * @returns none for a piece without a handle, and for a door whose hinge side is not known
 */
export function handleHoles({ hinge, handle, ...size }: HandledPiece): readonly HandleHole[] {
  const read = handle ? readHandle(handle) : null;
  if (!read) return [];
  const [width, height] = [size.width * sixteenth, size.height * sixteenth];
  const [spacing, edge, diameter] = [read.spacing * tenthMm, read.fromEdge * tenthMm, read.diameter * tenthMm];
  const lying = (y: CupUnits) => along(centered(width, spacing), spacing).map((x) => ({ x, y, diameter }));
  if (read.place === "center") return lying(Math.round(height / 2));
  if (hinge === "top") return lying(height - edge);
  if (hinge !== "left" && hinge !== "right") return [];
  const x = hinge === "left" ? width - edge : edge;
  return along(startOn(height, read), spacing).map((y) => ({ x, y, diameter }));
}

/** The handed doors of a row: a pair is one hinged left and one hinged right. */
export const handsOf = (hinge: HingeSide | undefined): readonly (HingeSide | undefined)[] =>
  hinge === "pair" ? ["left", "right"] : [hinge];
