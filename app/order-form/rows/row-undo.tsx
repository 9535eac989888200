import { UndoNotice } from "~/ui/kit/undo-notice";
import type { OrderStore } from "./order-store";
import type { Undoable } from "./use-configuration";

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
