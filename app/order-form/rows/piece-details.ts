import { DEFAULT_BORING, type Door, type HingeSide, type Piece } from "~/measure/piece";
import { describeOpening } from "~/openings/opening-words";

/** The position of a door's hinges, in the workshop's terms. */
const HINGED: Readonly<Record<HingeSide, string>> = {
  left: "Hinged left",
  right: "Hinged right",
  pair: "Pair, hinged left and right",
  top: "Hinged at the top",
  none: "No hinges",
};

/** How a door is bored; empty for one that is not. The usual distance is not mentioned. */
function boringText({ preBored, boring = DEFAULT_BORING }: Pick<Door, "preBored" | "boring">): string {
  if (boring === DEFAULT_BORING) return preBored ? "Pre-bored" : "";
  return preBored ? `Pre-bored, ${boring} mm from the edge` : `Boring distance ${boring} mm`;
}

/** What a list shows about a piece besides its size and location, one line each. */
export function pieceDetails(piece: Piece | Door): string[] {
  const door = "preBored" in piece ? [piece.hinge ? HINGED[piece.hinge] : "", boringText(piece)] : [];
  const opening = piece.opening ? (describeOpening(piece.opening) ?? "") : "";
  return [...door, piece.note ?? "", opening].filter((text) => text !== "");
}
