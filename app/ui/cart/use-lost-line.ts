import { useRef } from "react";
import type { Cart, CartLine } from "~/domain/cart";
import type { ShownEntry } from "./removed-lines";

/** A line that is being edited though it was removed elsewhere, and where it stood in the cart. */
export interface LostLine {
  readonly line: CartLine;
  readonly place: number;
}

/**
 * The edited line once another tab has removed it: it stays to be seen until it is added again or dismissed.
 *
 * @param shown what the cart shows; a line that was removed here can be brought back by its notice
 */
export function useLostLine(lineId: string | null, cart: Cart, shown: readonly ShownEntry[]): LostLine | null {
  const seen = useRef<LostLine | null>(null);
  const place = cart.findIndex((line) => line.lineId === lineId);
  const line = cart[place];
  if (line) seen.current = { line, place };
  const isRemovedHere = shown.some(
    (entry) => entry.kind === "removed" && entry.removed.lines.some((removed) => removed.lineId === lineId),
  );
  const isLost = lineId !== null && !line && !isRemovedHere && seen.current?.line.lineId === lineId;
  return isLost ? seen.current : null;
}

/** What is shown, with the line that was removed elsewhere where it stood. */
export function withLostLine(shown: readonly ShownEntry[], lost: LostLine | null): readonly ShownEntry[] {
  if (!lost) return shown;
  return [...shown.slice(0, lost.place), { kind: "line", line: lost.line }, ...shown.slice(lost.place)];
}
