import { useEffect, useRef, useState } from "react";
import { moveFocus } from "~/base/browser/move-focus";
import { Button } from "./button";
import { classNames } from "./class-names";

interface UndoNoticeProps {
  readonly text: string;
  readonly onUndo: () => void;
  readonly onDismiss?: () => void;
  /** Moves the focus to Undo when the notice appears, for use where the controls have just been removed. */
  readonly takesFocus?: boolean;
  readonly className?: string;
}

/** Says what one tap has just removed, and lets one tap restore it. It stays until the visitor chooses. */
export function UndoNotice({ text, onUndo, onDismiss, takesFocus = false, className }: UndoNoticeProps) {
  const [announced, setAnnounced] = useState("");
  const undoRef = useRef<HTMLButtonElement>(null);

  // A live region announces its changes, not its initial content.
  useEffect(() => setAnnounced(text), [text]);
  useEffect(() => {
    if (takesFocus) moveFocus(undoRef.current);
  }, [takesFocus]);

  return (
    <div
      className={classNames(
        "flex flex-wrap items-center gap-x-2 border-l-4 border-oak bg-linen py-1 pr-2 pl-4 print:hidden",
        className,
      )}
    >
      <p role="status" className="mr-auto min-w-0 py-2 wrap-anywhere">
        {announced}
      </p>
      <Button ref={undoRef} look="quiet" onClick={onUndo}>
        Undo
      </Button>
      {onDismiss && (
        <Button look="quiet" aria-label={`Dismiss: ${text}`} onClick={onDismiss}>
          Dismiss
        </Button>
      )}
    </div>
  );
}
