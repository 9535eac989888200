import { useRef } from "react";
import type { Cart, CartLine } from "~/configurator/lines/cart";
import type { ShownEntry } from "./use-removals";

/** A line being edited here that another tab has removed, and the place that it had in the cart. */
export interface LostLine {
  readonly line: CartLine;
  readonly place: number;
}

/**
 * The edited line after another tab has removed it. It stays visible until it is added again or dismissed. A line that
 * was removed here is not lost, because its notice can restore it.
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

/** The shown entries, with the lost line in its former place. */
export function withLostLine(shown: readonly ShownEntry[], lost: LostLine | null): readonly ShownEntry[] {
  if (!lost) return shown;
  return [...shown.slice(0, lost.place), { kind: "line", line: lost.line }, ...shown.slice(lost.place)];
}
