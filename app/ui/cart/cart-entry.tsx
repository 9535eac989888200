import type { CartLine } from "~/domain/cart";
import { UndoNotice } from "~/ui/kit/undo-notice";
import { CartLineCard } from "./cart-line-card";
import { LineEditor } from "./line-editor";
import { type Editing, editButtonId } from "./use-editing";

interface CartEntryProps {
  readonly line: CartLine;
  readonly editing: Editing;
  readonly alone: boolean;
  readonly onRemove: () => void;
}

/** One line of the cart: to read, or being edited. */
export function CartEntry({ line, editing, alone, onRemove }: CartEntryProps) {
  if (editing.lineId === line.lineId) {
    return (
      <LineEditor
        line={line}
        onSave={(configuration) => editing.save(line, configuration)}
        onCancel={(dropped) => editing.cancel(line, dropped)}
      />
    );
  }
  return (
    <>
      {editing.droppedFrom === line.lineId && (
        <UndoNotice
          text={`Your changes to ${line.productTitle} were dropped.`}
          onUndo={editing.undoCancel}
          onDismiss={editing.dismissCancel}
          className="mb-5"
        />
      )}
      <CartLineCard
        line={line}
        editButtonId={editButtonId(line.lineId)}
        hasUnsavedEdit={editing.unsaved.includes(line.lineId)}
        alone={alone}
        onEdit={() => editing.start(line)}
        onRemove={onRemove}
      />
    </>
  );
}
