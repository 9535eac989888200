import type { ComponentType } from "react";
import type { CartLine } from "~/configurator/lines/cart";
import { Notice } from "~/house/ui/kit/notice";
import { UndoNotice } from "~/house/ui/kit/undo-notice";
import type { OnDemand } from "~/house/ui/kit/use-on-demand";
import { finishedTitle } from "~/trade/catalog/finish";
import type { LineEdit } from "../line-edits";
import { CartLineCard } from "./cart-line-card";
import type { LineEditorProps } from "./line-editor";
import type { Editing } from "./use-editing";

interface CartEntryProps {
  readonly line: CartLine;
  readonly editing: Editing;
  readonly editor: OnDemand<ComponentType<LineEditorProps>>;
  /** Whether another tab has removed the line while it is edited here. */
  readonly isLost: boolean;
  readonly alone: boolean;
  readonly isSold: boolean;
  readonly onEdit: (line: CartLine) => void;
  readonly onRemove: (line: CartLine) => void;
}

export function CartEntry({ line, editing, editor, isLost, alone, isSold, onEdit, onRemove }: CartEntryProps) {
  const isEdited = editing.lineId === line.lineId;
  const { code: Editor, failed } = editor;
  if (isEdited && Editor) {
    const cancel = (dropped: LineEdit | null) => editing.cancel(line, isLost ? null : dropped);
    return <Editor line={line} isLost={isLost} onSave={editing.save} onCancel={cancel} />;
  }
  return (
    <>
      {isEdited && failed && (
        <Notice tone="error" className="mb-5">
          The editor could not be loaded. Check your connection, then press Edit again.
        </Notice>
      )}
      {editing.droppedFrom === line.lineId && (
        <UndoNotice
          text={`Your changes to ${finishedTitle(line)} were dropped.`}
          onUndo={editing.undoCancel}
          onDismiss={editing.dismissCancel}
          className="mb-5"
        />
      )}
      <CartLineCard
        line={line}
        hasUnsavedEdit={editing.unsaved.includes(line.lineId)}
        alone={alone}
        isSold={isSold}
        onEdit={onEdit}
        onRemove={onRemove}
      />
    </>
  );
}
