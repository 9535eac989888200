import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { partOnDemand } from "~/house/ui/kit/use-on-demand";
import { PIECE_LISTS } from "~/trade/measure/piece";
import type { PieceField } from "~/trade/pieces/blank-piece";
import { type ConfigurationDraft, EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import type { ConfigurationAction } from "~/trade/pieces/configuration-steps";
import { isBlank } from "~/trade/pieces/piece-draft";
import { type FieldPlace, fieldId } from "./field-ids";
import { createOrderStore, type OrderStore } from "./order-store";
import type { Undoable } from "./row-undo";

/** Loaded once the form works; without it, the form does everything else. */
export const rowUndo = partOnDemand(() => import("./row-undo"));

const UNDONE: readonly ConfigurationAction["type"][] = ["remove", "edit-rows", "keep-cups"];

interface ConfigurationState {
  readonly store: OrderStore;
  readonly undoable: Undoable | null;
  readonly setUndoable: (undoable: Undoable | null) => void;
}

/**
 * Where the focus belongs after a step: in the new row, in a copy's location, in the row that replaced the removed one,
 * or in the restored row.
 */
function focusTargetOf(draft: ConfigurationDraft, action: ConfigurationAction): FieldPlace | null {
  const first: PieceField = "widthInches";
  switch (action.type) {
    case "add":
      return { list: action.list, index: draft.rows[action.list].length, field: first };
    case "duplicate":
    case "remove": {
      const rows = draft.rows[action.list];
      const index = rows.findIndex((row) => row.key === action.key);
      if (action.type === "duplicate") return { list: action.list, index: index + 1, field: "location" };
      return { list: action.list, index: Math.min(index, rows.length - 2), field: first };
    }
    case "restore": {
      const [row] = action.rows;
      return row ? { list: row.list, index: row.index, field: first } : null;
    }
    default:
      return null;
  }
}

/** The state of an order form, with the focus following its rows, and an Undo for the last removal. */
export function useConfiguration(scope: string, initial: ConfigurationDraft): ConfigurationState {
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const [store] = useState((): OrderStore => {
    const plain = createOrderStore(initial);
    function dispatch(action: ConfigurationAction): void {
      const before = plain.get();
      const target = focusTargetOf(before, action);
      const offer = ({ rowUndoOf }: Awaited<ReturnType<typeof rowUndo.load>>) =>
        setUndoable((last) => rowUndoOf(before, action) ?? last);
      if (UNDONE.includes(action.type)) {
        const present = rowUndo.get();
        if (present) offer(present);
        else rowUndo.load().then(offer, () => {});
      }
      // The row must be rendered before it can receive the focus.
      if (target) flushSync(() => plain.dispatch(action));
      else plain.dispatch(action);
      if (target) document.getElementById(fieldId(scope, target.list, target.index, target.field))?.focus();
    }
    return { ...plain, dispatch };
  });
  useEffect(() => {
    rowUndo.load().catch(() => {});
  }, []);
  return { store, undoable, setUndoable };
}

/** Empties the form, and returns the step that restores its content. */
export function startOver(store: OrderStore): Undoable {
  const { rows, included, preBoredByDefault } = store.get();
  const removed = PIECE_LISTS.flatMap((list) =>
    rows[list].map((row, index) => ({ list, index, draft: row.draft })).filter((row) => !isBlank(row.draft)),
  );
  store.dispatch({ type: "load", draft: EMPTY_DRAFT });
  return {
    text: "All rows removed.",
    action: { type: "restore", rows: removed, choices: { included, preBoredByDefault } },
  };
}
