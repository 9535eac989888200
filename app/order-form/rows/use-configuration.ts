import { useState } from "react";
import { flushSync } from "react-dom";
import { pieceName } from "~/lines/piece-words";
import { copiedText, movedText } from "~/order-form/cup-moves";
import type { PieceField } from "~/pieces/blank-piece";
import type { ConfigurationDraft } from "~/pieces/configuration-draft";
import type { ConfigurationAction } from "~/pieces/configuration-steps";
import { uncopied } from "~/pieces/copied-details";
import { type FieldPlace, fieldId } from "./field-ids";
import { createOrderStore, type OrderStore } from "./order-store";

/** What was removed last, and the step that restores it. */
export interface Undoable {
  readonly text: string;
  readonly action: ConfigurationAction;
}

export interface ConfigurationState {
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

/** The step that undoes a removal, what was copied to several rows, or cups that moved with their door's size. */
function undoOf(draft: ConfigurationDraft, action: ConfigurationAction): Undoable | null {
  if (action.type === "edit-rows") {
    const text = copiedText(draft, action);
    return text === "" ? null : { text, action: uncopied(draft, action) };
  }
  if (action.type === "keep-cups") {
    const { list, key, cups } = action;
    const at = draft.rows[list].findIndex((row) => row.key === key);
    const before = draft.rows[list][at]?.draft;
    if (!before) return null;
    const text = movedText(list, at, { ...before, cups }, before.cups);
    return { text, action: { type: "edit", list, key, change: { cups: before.cups } } };
  }
  if (action.type !== "remove" || draft.rows[action.list].length === 1) return null;
  const { list } = action;
  const index = draft.rows[list].findIndex((row) => row.key === action.key);
  const row = draft.rows[list][index];
  if (!row) return null;
  return {
    text: `${pieceName(list, index)} removed.`,
    action: { type: "restore", rows: [{ list, index, draft: row.draft }] },
  };
}

/** The state of an order form, with the focus following its rows, and an Undo for the last removal. */
export function useConfiguration(scope: string, initial: ConfigurationDraft): ConfigurationState {
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const [store] = useState((): OrderStore => {
    const plain = createOrderStore(initial);
    function dispatch(action: ConfigurationAction): void {
      const target = focusTargetOf(plain.get(), action);
      const undo = undoOf(plain.get(), action);
      if (undo) setUndoable(undo);
      // The row must be rendered before it can receive the focus.
      if (target) flushSync(() => plain.dispatch(action));
      else plain.dispatch(action);
      if (target) document.getElementById(fieldId(scope, target.list, target.index, target.field))?.focus();
    }
    return { ...plain, dispatch };
  });
  return { store, undoable, setUndoable };
}
