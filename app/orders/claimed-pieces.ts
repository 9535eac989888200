import { finishedTitle } from "~/catalog/finish";
import { pieceName } from "~/lines/piece-words";
import { formatSize } from "~/measure/measure";
import type { ClaimedPiece } from "~/orders/claims";
import type { Order } from "~/orders/order";

/** A piece of an order in words: its style if the order has several, its number, its size and its location. */
export function claimedPieceText({ lines }: Pick<Order, "lines">, { line, list, index }: ClaimedPiece): string {
  const configuration = lines[line];
  const piece = configuration?.[list][index];
  if (!configuration || !piece) return pieceName(list, index);
  const style = lines.length > 1 ? `${finishedTitle(configuration)}, ` : "";
  const size = formatSize(piece.width, piece.height);
  return `${style}${pieceName(list, index)}, ${size}${piece.location && `, ${piece.location}`}`;
}
