import { pieceName } from "~/configurator/lines/piece-words";
import { UndoNotice } from "~/house/ui/kit/undo-notice";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import type { ConfigurationAction } from "~/trade/pieces/configuration-steps";
import { uncopied } from "~/trade/pieces/copied-details";
import { copiedText, movedText } from "../cup-moves";
import type { OrderStore } from "./order-store";

export interface Undoable {
  readonly text: string;
  readonly action: ConfigurationAction;
}

/** The step that undoes a removal, what was copied to several rows, or cups that moved with their door's size. */
export function rowUndoOf(draft: ConfigurationDraft, action: ConfigurationAction, nameOf = pieceName): Undoable | null {
  if (action.type === "edit-rows") {
    const text = copiedText(draft, action);
    return text === "" ? null : { text, action: uncopied(draft, action) };
  }
  if (action.type === "keep-cups") {
    const { list, key, cups } = action;
    const at = draft.rows[list].findIndex((row) => row.key === key);
    const before = draft.rows[list][at]?.draft;
    if (!before) return null;
    const text = movedText(nameOf(list, at), { ...before, cups }, before.cups);
    return { text, action: { type: "edit", list, key, change: { cups: before.cups } } };
  }
  if (action.type !== "remove" || draft.rows[action.list].length === 1) return null;
  const { list } = action;
  const index = draft.rows[list].findIndex((row) => row.key === action.key);
  const row = draft.rows[list][index];
  if (!row) return null;
  return {
    text: `${nameOf(list, index)} removed.`,
    action: { type: "restore", rows: [{ list, index, draft: row.draft }] },
  };
}

interface RowUndoProps {
  readonly undoable: Undoable | null;
  readonly setUndoable: (undoable: Undoable | null) => void;
  readonly store: OrderStore;
}

/** Restores the row or rows that were removed last; always in view, even in a long list. */
export function RowUndo({ undoable, setUndoable, store }: RowUndoProps) {
  if (!undoable) return null;
  return (
    <div className="sticky bottom-16 z-10 mt-4 lg:bottom-4">
      <UndoNotice
        text={undoable.text}
        onUndo={() => {
          store.dispatch(undoable.action);
          setUndoable(null);
        }}
        onDismiss={() => setUndoable(null)}
      />
    </div>
  );
}
