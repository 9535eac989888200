import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { moveFocus } from "~/base/browser/move-focus";
import type { CartLine } from "~/configurator/lines/cart";
import { DraftNotice, type DraftState } from "~/configurator/order-form/page/draft-notice";
import { FinishSelect } from "~/configurator/order-form/page/finish-select";
import { OrderErrors } from "~/configurator/order-form/page/order-errors";
import { useOrderCheck } from "~/configurator/order-form/page/use-order-check";
import { fieldId } from "~/configurator/order-form/rows/field-ids";
import { KeypadHost } from "~/configurator/order-form/rows/keypad-host";
import { PieceEditor } from "~/configurator/order-form/rows/piece-editor";
import { useConfiguration } from "~/configurator/order-form/rows/use-configuration";
import { useRowKeys } from "~/configurator/order-form/rows/use-row-keys";
import { Notice } from "~/house/ui/kit/notice";
import { Rate } from "~/house/ui/kit/rate";
import { UndoNotice } from "~/house/ui/kit/undo-notice";
import { finishedTitle } from "~/trade/catalog/finish";
import type { Configuration } from "~/trade/measure/piece";
import { draftOf } from "~/trade/pieces/drafted-order";
import { isSameDraft } from "~/trade/pieces/same-draft";
import { type LineEdit, lineEdits } from "../line-edits";
import { EditTotals } from "./edit-totals";
import { useLineFinish } from "./use-line-finish";
import { useStoredEdit } from "./use-stored-edit";

function LostNotice({ isLost }: { readonly isLost: boolean }) {
  return (
    <div role="status">
      {isLost && (
        <Notice tone="error" title="This line was removed from your cart in another tab." className="mt-2">
          <p>What you typed is still here. Add the line again, or dismiss it.</p>
        </Notice>
      )}
    </div>
  );
}

function EditNotices(state: DraftState) {
  return (
    <DraftNotice
      {...state}
      restored={(moment) => `Your changes from ${moment} are back. They are not saved yet.`}
      advice="Save it before you leave this page."
    />
  );
}

export interface LineEditorProps {
  readonly line: CartLine;
  readonly isLost?: boolean;
  readonly onSave: (line: CartLine, configuration: Configuration) => void;
  /** Receives the unsaved changes; `null` if nothing was changed. */
  readonly onCancel: (dropped: LineEdit | null) => void;
}

/**
 * Edits a line in place with the same piece editor as the product page (specification, section 4). Unsaved changes are
 * stored, and restored when the line is edited again.
 */
export function LineEditor({ line, isLost = false, onSave, onCancel }: LineEditorProps) {
  const scope = `line-${line.lineId}-`;
  const formRef = useRef<HTMLFormElement>(null);
  const saved = useMemo(() => draftOf(line), [line]);
  const [stored] = useState(() => lineEdits.load(line.lineId));
  const [restoredFrom, setRestoredFrom] = useState(stored?.savedAt ?? null);
  const { store, undoable, setUndoable } = useConfiguration(scope, stored?.draft ?? saved);
  const { changed, chosen, choose, finishes, shown, failed } = useLineFinish(line, stored?.asides.finish ?? "");
  const { refused, forget } = useStoredEdit(line.lineId, saved, store, chosen);
  const { goToNext, onKeyDown } = useRowKeys(scope, store);
  const droppedFinish = useRef("");
  const { pricePerSqFt: rate, specification = null } = changed;
  const { refusal, wasRefused, summaryRef, check } = useOrderCheck(store, specification, null);

  useEffect(() => {
    moveFocus(document.getElementById(fieldId(scope, "doors", 0, "widthInches")));
  }, [scope]);

  function save(event: FormEvent): void {
    event.preventDefault();
    const configuration = check();
    if (!configuration) return;
    forget();
    onSave(changed, configuration);
  }

  function cancel(): void {
    const draft = store.get();
    forget();
    onCancel(chosen === "" && isSameDraft(saved, draft) ? null : { draft, finish: chosen });
  }

  function startOver(): void {
    setUndoable({ text: "Changes dropped.", action: { type: "load", draft: store.get() } });
    setRestoredFrom(null);
    store.dispatch({ type: "load", draft: saved });
    droppedFinish.current = chosen;
    choose("");
  }

  return (
    <form
      ref={formRef}
      aria-label={`Edit ${finishedTitle(line)}`}
      noValidate
      onSubmit={save}
      onKeyDown={onKeyDown}
      className="space-y-8 border-l-4 border-oak pl-4 md:pl-6 print:hidden [&_:is(input,select,button)]:scroll-mb-32"
    >
      <div>
        <h3 className="text-2xl">{finishedTitle(changed)}</h3>
        <Rate rate={rate} className="text-stone-700" />
      </div>
      <EditNotices restoredFrom={restoredFrom} refused={refused} onStartOver={startOver} />
      {failed && <p className="text-sm">The finishes could not be loaded. Open the line again to change its finish.</p>}
      {finishes.length > 0 && (
        <FinishSelect
          id={`${scope}finish`}
          finishes={finishes}
          chosen={shown}
          onChoose={choose}
          gone={`No longer sold in ${shown}. Choose another finish.`}
        />
      )}
      {refusal && <OrderErrors scope={scope} refusal={refusal} summaryRef={summaryRef} />}
      <PieceEditor scope={scope} store={store} rate={rate} specification={specification} showProblems={wasRefused} />
      <EditTotals store={store} rate={rate} specification={specification} isLost={isLost} onCancel={cancel}>
        <LostNotice isLost={isLost} />
        {undoable && (
          <UndoNotice
            text={undoable.text}
            onUndo={() => {
              store.dispatch(undoable.action);
              if (undoable.action.type === "load") choose(droppedFinish.current);
              setUndoable(null);
            }}
            onDismiss={() => setUndoable(null)}
            className="mt-2"
          />
        )}
      </EditTotals>
      <KeypadHost scope={scope} store={store} formRef={formRef} goToNext={goToNext} />
    </form>
  );
}
