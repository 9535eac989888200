import { useState } from "react";
import type { Cart, CartAction, CartLine } from "~/configurator/lines/cart";
import { placeInCart, type RemovedLines, type ShownEntry, shownEntries, withoutRemoval } from "./removed-lines";

export interface Removals {
  /** The lines, with a notice in the place of removed ones. */
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
