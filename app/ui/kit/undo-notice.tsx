interface UndoNoticeProps {
  readonly text: string;
  readonly onUndo: () => void;
  readonly onDismiss?: () => void;
}

/** Says what was taken away and brings it back by one tap. */
export function UndoNotice({ text, onUndo, onDismiss }: UndoNoticeProps) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-2 bg-ink px-4 text-white print:hidden">
      <p className="mr-auto py-2">{text}</p>
      <button type="button" onClick={onUndo} className="min-h-11 px-3 font-semibold underline underline-offset-4">
        Undo
      </button>
      {onDismiss && (
        <button type="button" onClick={onDismiss} aria-label="Dismiss" className="h-11 w-11 text-xl leading-none">
          ×
        </button>
      )}
    </div>
  );
}
