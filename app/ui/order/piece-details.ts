import { describeOpening } from "~/domain/opening-words";
import { DEFAULT_BORING, type Door, type HingeSide, type Piece } from "~/domain/piece";

/** Where a door's hinges sit, as the shop floor says it. */
const HINGED: Readonly<Record<HingeSide, string>> = {
  left: "Hinged left",
  right: "Hinged right",
  pair: "Pair, hinged left and right",
  top: "Hinged at the top",
  none: "No hinges",
};

/** How a door is bored; empty for one that is not. The usual distance goes without saying. */
function boringText({ preBored, boring = DEFAULT_BORING }: Pick<Door, "preBored" | "boring">): string {
  if (boring === DEFAULT_BORING) return preBored ? "Pre-bored" : "";
  return preBored ? `Pre-bored, ${boring} mm from the edge` : `Boring distance ${boring} mm`;
}

/** What a list says of a piece besides its size and location, one line each. */
export function pieceDetails(piece: Piece | Door): string[] {
  const door = "preBored" in piece ? [piece.hinge ? HINGED[piece.hinge] : "", boringText(piece)] : [];
  const opening = piece.opening ? (describeOpening(piece.opening) ?? "") : "";
  return [...door, piece.note ?? "", opening].filter((text) => text !== "");
}
