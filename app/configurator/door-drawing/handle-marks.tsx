import { handleHoles } from "~/trade/making/handle-holes";
import { CUP_UNITS } from "~/trade/measure/cup-units";
import type { HingeSide } from "~/trade/measure/piece";
import { type DrawnPiece, drawnSizeOf, scaleOf } from "./drawn-piece";

interface HandleMarksProps {
  readonly drawn: DrawnPiece;
  readonly hinge: HingeSide | undefined;
  readonly x: number;
  readonly y: number;
  /** Drawing units per sixteenth of an inch. */
  readonly unit: number;
  /** Whether the piece is seen from behind, where left and right are swapped. */
  readonly isBack?: boolean;
}

/** The smallest radius, in drawing units, at which a hole can be seen. */
const LEAST_RADIUS = 1.6;

export function HandleMarks({ drawn, hinge, x, y, unit, isBack = false }: HandleMarksProps) {
  const size = drawnSizeOf(drawn);
  const at = scaleOf(unit / CUP_UNITS.sixteenth);
  const across = size.width * CUP_UNITS.sixteenth;
  const holes = handleHoles({ ...size, hinge, handle: drawn.piece.handle });
  if (holes.length === 0) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      {holes.map((hole) => (
        <circle
          key={`${hole.x} ${hole.y}`}
          cx={at(isBack ? across - hole.x : hole.x)}
          cy={at(hole.y)}
          r={Math.max(at(hole.diameter / 2), LEAST_RADIUS)}
          strokeWidth="1"
          className="fill-white stroke-signal"
        />
      ))}
    </g>
  );
}
