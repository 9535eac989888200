import type { ComponentType } from "react";
import { Notice } from "~/house/ui/kit/notice";
import { UndoNotice } from "~/house/ui/kit/undo-notice";
import type { OnDemand } from "~/house/ui/kit/use-on-demand";
import { finishedTitle } from "~/trade/catalog/finish";
import type { LineEdit } from "../line-edits";
import { CartLineCard, type CartLineCardProps } from "./cart-line-card";
import type { LineEditorProps } from "./line-editor";
import type { Editing } from "./use-editing";

interface CartEntryProps extends Omit<CartLineCardProps, "hasUnsavedEdit"> {
  readonly editing: Editing;
  readonly editor: OnDemand<ComponentType<LineEditorProps>>;
  /** Whether another tab has removed the line while it is edited here. */
  readonly isLost: boolean;
}

export function CartEntry({ editing, editor, isLost, ...card }: CartEntryProps) {
  const { line } = card;
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
      <CartLineCard {...card} hasUnsavedEdit={editing.unsaved.includes(line.lineId)} />
    </>
  );
}
