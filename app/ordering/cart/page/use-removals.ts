import { useState } from "react";
import type { Cart, CartAction, CartLine } from "~/configurator/lines/cart";
import { finishedTitle } from "~/trade/catalog/finish";

export interface RemovedLines {
  readonly lines: Cart;
  readonly place: number;
}

export type ShownEntry =
  | { readonly kind: "line"; readonly line: CartLine }
  | { readonly kind: "removed"; readonly removed: RemovedLines };

export function shownEntries(cart: Cart, removals: readonly RemovedLines[]): ShownEntry[] {
  const shown: ShownEntry[] = cart.map((line) => ({ kind: "line", line }));
  for (const removed of [...removals].sort((one, other) => one.place - other.place)) {
    shown.splice(Math.min(removed.place, shown.length), 0, { kind: "removed", removed });
  }
  return shown;
}

/** Where in the cart removed lines are put back: after the lines that are shown before their notice. */
export function placeInCart(shown: readonly ShownEntry[], removed: RemovedLines): number {
  const end = shown.findIndex((entry) => entry.kind === "removed" && entry.removed === removed);
  return shown.slice(0, end).filter((entry) => entry.kind === "line").length;
}

/** The removals without a dismissed one; the notices after it move up. */
export function withoutRemoval(removals: readonly RemovedLines[], gone: RemovedLines): RemovedLines[] {
  return removals
    .filter((removed) => removed !== gone)
    .map((removed) => (removed.place > gone.place ? { ...removed, place: removed.place - 1 } : removed));
}

export function removalText({ lines }: RemovedLines): string {
  const [only, ...others] = lines;
  return others.length === 0 && only
    ? `${finishedTitle(only)} was removed.`
    : `All ${lines.length} lines were removed.`;
}

export interface Removals {
  readonly shown: readonly ShownEntry[];
  readonly remove: (line: CartLine) => void;
  readonly removeAll: () => void;
  readonly undo: (removed: RemovedLines) => void;
  readonly dismiss: (removed: RemovedLines) => void;
}

/** Removes lines; each removal can be undone until the customer leaves the page. */
export function useRemovals(cart: Cart, dispatch: (action: CartAction) => void): Removals {
  const [removals, setRemovals] = useState<readonly RemovedLines[]>([]);
  const shown = shownEntries(cart, removals);
  return {
    shown,
    remove(line) {
      const place = shown.findIndex((entry) => entry.kind === "line" && entry.line.lineId === line.lineId);
      dispatch({ type: "remove", target: { lineId: line.lineId } });
      setRemovals([...removals, { lines: [line], place }]);
    },
    removeAll() {
      dispatch({ type: "clear" });
      setRemovals([{ lines: cart, place: 0 }, ...removals.map((removed, n) => ({ ...removed, place: n + 1 }))]);
    },
    undo(removed) {
      dispatch({ type: "add", lines: removed.lines, at: placeInCart(shown, removed) });
      const more = removed.lines.length - 1;
      const stay = removals.filter((other) => other !== removed);
      setRemovals(stay.map((other) => (other.place > removed.place ? { ...other, place: other.place + more } : other)));
    },
    dismiss: (removed) => setRemovals(withoutRemoval(removals, removed)),
  };
}
