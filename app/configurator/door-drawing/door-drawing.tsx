import { findingWords } from "~/trade/making/making";
import { misplacedCups } from "~/trade/making/misplaced-cups";
import { BackDrawing } from "./back-drawing";
import { type DrawnPiece, drawnSizeOf } from "./drawn-piece";
import { FrontDrawing } from "./front-drawing";

interface DoorDrawingProps extends DrawnPiece {
  /** The prefix of every id in the drawing, unique on the page; letters, digits and hyphens. */
  readonly name: string;
  readonly side: "front" | "back";
  /** Whether nobody can choose any more: then it is said only why, as on a work order. */
  readonly isDecided?: boolean;
}

/**
 * One piece to scale, from the front or from behind; nothing if it has no width or no height. Cups that cannot be bored
 * are crossed out, and below it is said why, and what to do.
 */
export function DoorDrawing({ side, isDecided = false, ...drawn }: DoorDrawingProps) {
  const { width, height } = drawnSizeOf(drawn);
  if (width <= 0 || height <= 0) return null;
  if (side === "front") return <FrontDrawing {...drawn} />;
  const misplaced = misplacedCups(drawn.list, drawn.piece, drawn.specification);
  const reasons = [...new Set(misplaced.map((cup) => findingWords(isDecided ? { ...cup, advice: "" } : cup)))];
  return (
    <>
      <BackDrawing {...drawn} misplaced={misplaced} />
      {reasons.length > 0 && (
        <ul className="mt-2 space-y-1 text-sm">
          {reasons.map((reason) => (
            <li key={reason} className="border-l-4 border-signal pl-3 text-signal">
              {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
