import { type Cents, formatCents } from "~/domain/money";
import { Button } from "~/ui/kit/button";
import { UndoNotice } from "~/ui/kit/undo-notice";
import type { Undoable } from "~/ui/order/use-configuration";

interface EditBarProps {
  readonly totalCents: Cents;
  readonly undoable: Undoable | null;
  readonly onUndo: (undoable: Undoable) => void;
  readonly onDismiss: () => void;
  readonly onCancel: () => void;
}

/** The new total of the line with Save, in sight wherever in a long line the customer is. */
export function EditBar({ totalCents, undoable, onUndo, onDismiss, onCancel }: EditBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -ml-4 border-t-2 border-ink bg-paper pl-4 md:-ml-6 md:pl-6">
      {undoable && (
        <UndoNotice text={undoable.text} onUndo={() => onUndo(undoable)} onDismiss={onDismiss} className="mt-2" />
      )}
      <div className="flex flex-wrap items-center gap-2 py-3 min-[22.5rem]:flex-nowrap">
        <p className="figures mr-auto min-w-0 leading-tight">
          <span className="block text-lg font-semibold">{formatCents(totalCents)}</span>
          <span className="block text-sm text-stone-600">total before tax and freight</span>
        </p>
        <Button look="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" look="accent">
          Save
        </Button>
      </div>
    </div>
  );
}
