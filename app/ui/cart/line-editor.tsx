import { type FormEvent, useEffect, useMemo, useState } from "react";
import type { CartLine } from "~/domain/cart";
import { type ConfigurationDraft, draftOf, sizedOrderOf } from "~/domain/configuration-draft";
import type { Configuration } from "~/domain/piece";
import { marksOf } from "~/domain/piece-marks";
import { notesOf } from "~/domain/piece-notes";
import { priceOrder } from "~/domain/pricing";
import { isSameDraft } from "~/domain/same-draft";
import { Rate } from "~/ui/kit/rate";
import { fieldId } from "~/ui/order/field-ids";
import { OrderBreakdown } from "~/ui/order/order-breakdown";
import { OrderErrors } from "~/ui/order/order-errors";
import { useOrderDraft } from "~/ui/order/order-store";
import { PieceEditor } from "~/ui/order/piece-editor";
import { useConfiguration } from "~/ui/order/use-configuration";
import { useOrderCheck } from "~/ui/order/use-order-check";
import { useRowKeys } from "~/ui/order/use-row-keys";
import { EditBar } from "./edit-bar";
import { EditNotices } from "./edit-notices";
import { lineEdits } from "./line-edits";
import { useKeptEdit } from "./use-kept-edit";

interface LineEditorProps {
  readonly line: CartLine;
  readonly onSave: (configuration: Configuration) => void;
  /** Takes what was typed and not saved; `null` where nothing was changed. */
  readonly onCancel: (dropped: ConfigurationDraft | null) => void;
}

/**
 * Edits a line in place with the same piece editor as the product page (specification, section 4). What was being
 * edited is kept, and comes back when the line is edited again.
 */
export function LineEditor({ line, onSave, onCancel }: LineEditorProps) {
  const scope = `line-${line.lineId}-`;
  const saved = useMemo(() => draftOf(line), [line]);
  const [kept] = useState(() => lineEdits.load(line.lineId));
  const [restoredFrom, setRestoredFrom] = useState(kept?.savedAt ?? null);
  const { store, undoable, setUndoable } = useConfiguration(scope, kept?.draft ?? saved);
  const draft = useOrderDraft(store);
  const { refused, forget } = useKeptEdit(line.lineId, saved, draft);
  const { onKeyDown } = useRowKeys(scope, store);
  const specification = line.specification ?? null;
  const { errors, summaryRef, check } = useOrderCheck(specification, null);
  const price = useMemo(() => priceOrder(sizedOrderOf(draft), line.pricePerSqFt), [draft, line.pricePerSqFt]);
  const notes = useMemo(() => notesOf(draft), [draft]);
  const marks = useMemo(() => marksOf(draft, specification), [draft, specification]);

  useEffect(() => {
    document.getElementById(fieldId(scope, "doors", 0, "widthInches"))?.focus();
  }, [scope]);

  function save(event: FormEvent): void {
    event.preventDefault();
    const configuration = check(store.get());
    if (!configuration) return;
    forget();
    onSave(configuration);
  }

  function cancel(): void {
    forget();
    onCancel(isSameDraft(saved, draft) ? null : draft);
  }

  function startOver(): void {
    setUndoable({ text: "Changes dropped.", action: { type: "load", draft } });
    setRestoredFrom(null);
    store.dispatch({ type: "load", draft: saved });
  }

  return (
    <form
      aria-label={`Edit ${line.productTitle}`}
      noValidate
      onSubmit={save}
      onKeyDown={onKeyDown}
      className="space-y-8 border-l-4 border-oak pl-4 md:pl-6 print:hidden [&_:is(input,select,button)]:scroll-mb-32"
    >
      <div>
        <h3 className="text-2xl">{line.productTitle}</h3>
        <Rate rate={line.pricePerSqFt} className="text-stone-700" />
      </div>
      <EditNotices restoredFrom={restoredFrom} refused={refused} onStartOver={startOver} />
      {errors && <OrderErrors scope={scope} errors={errors} summaryRef={summaryRef} />}
      <PieceEditor
        scope={scope}
        store={store}
        rate={line.pricePerSqFt}
        specification={specification}
        showProblems={errors !== null}
      />
      {/* The bar says the total, once. */}
      <div className="[&_tfoot]:hidden">
        <OrderBreakdown price={price} rate={line.pricePerSqFt} notes={notes} marks={marks} />
      </div>
      <EditBar
        totalCents={price.totalCents}
        undoable={undoable}
        onUndo={({ action }) => {
          store.dispatch(action);
          setUndoable(null);
        }}
        onDismiss={() => setUndoable(null)}
        onCancel={cancel}
      />
    </form>
  );
}
