import type { RemadePiece, Remake } from "~/orders/remake";

/** How far a remake is, for the page of the original order. */
export const STAGE_WORDS: Readonly<Record<Remake["stage"], string>> = {
  open: "Being made",
  shipped: "Shipped",
  canceled: "Canceled",
};

/** "1 piece", or "3 pieces". */
export function piecesText(pieces: readonly Pick<RemadePiece, "quantity">[]): string {
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? "1 piece" : `${count} pieces`;
}
