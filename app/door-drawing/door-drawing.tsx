import { BackDrawing } from "./back-drawing";
import { type DrawnPiece, sizeOf } from "./drawn-piece";
import { FrontDrawing } from "./front-drawing";

interface DoorDrawingProps extends DrawnPiece {
  /** The prefix of every id in the drawing, unique on the page; letters, digits and hyphens. */
  readonly name: string;
  readonly side: "front" | "back";
}

/** One piece to scale, from the front or from behind; nothing if it has no width or no height. */
export function DoorDrawing({ side, ...drawn }: DoorDrawingProps) {
  const { width, height } = sizeOf(drawn);
  if (width <= 0 || height <= 0) return null;
  return side === "front" ? <FrontDrawing {...drawn} /> : <BackDrawing {...drawn} />;
}
