import { UndoNotice } from "~/ui/kit/undo-notice";
import { piecesText } from "./pieces-text";
import type { Taken } from "./use-cut-list";

/** Says what was added from a list, with an undo button if the browser added it. */
export function TakenNotice({ taken, onDismiss }: { readonly taken: Taken | null; readonly onDismiss: () => void }) {
  if (!taken) return null;
  const text = `${piecesText(taken.count)} added to your list below.`;
  if (taken.undo) return <UndoNotice text={text} onUndo={taken.undo} onDismiss={onDismiss} />;
  return (
    <p role="status" className="font-semibold">
      {text}
    </p>
  );
}
