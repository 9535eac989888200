import { type FormEvent, useEffect, useMemo } from "react";
import type { CartItem, CartLine } from "~/domain/cart";
import { draftOf, sizedOrderOf } from "~/domain/configuration-draft";
import { marksOf } from "~/domain/piece-marks";
import { notesOf } from "~/domain/piece-notes";
import { priceOrder } from "~/domain/pricing";
import { Button } from "~/ui/kit/button";
import { Rate } from "~/ui/kit/rate";
import { fieldId } from "~/ui/order/field-ids";
import { OrderBreakdown } from "~/ui/order/order-breakdown";
import { OrderErrors } from "~/ui/order/order-errors";
import { useOrderDraft } from "~/ui/order/order-store";
import { PieceEditor } from "~/ui/order/piece-editor";
import { useConfiguration } from "~/ui/order/use-configuration";
import { useOrderCheck } from "~/ui/order/use-order-check";
import { useRowKeys } from "~/ui/order/use-row-keys";

interface LineEditorProps {
  readonly line: CartLine;
  readonly onSave: (item: CartItem) => void;
  readonly onCancel: () => void;
}

/** Edits a line in place with the same piece editor as the product page (specification, section 4). */
export function LineEditor({ line, onSave, onCancel }: LineEditorProps) {
  const scope = `line-${line.lineId}-`;
  const initial = useMemo(() => draftOf(line), [line]);
  const { store } = useConfiguration(scope, initial);
  const draft = useOrderDraft(store);
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
    if (configuration) onSave({ ...line, ...configuration });
  }

  return (
    <form
      aria-label={`Edit ${line.productTitle}`}
      noValidate
      onSubmit={save}
      onKeyDown={onKeyDown}
      className="space-y-8 border-l-4 border-oak pl-4 md:pl-6 print:hidden"
    >
      <div>
        <h3 className="text-2xl">{line.productTitle}</h3>
        <Rate rate={line.pricePerSqFt} className="text-stone-700" />
      </div>
      {errors && <OrderErrors scope={scope} errors={errors} summaryRef={summaryRef} />}
      <PieceEditor
        scope={scope}
        store={store}
        rate={line.pricePerSqFt}
        specification={specification}
        showProblems={errors !== null}
      />
      <OrderBreakdown price={price} rate={line.pricePerSqFt} notes={notes} marks={marks}>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" look="accent">
            Save
          </Button>
          <Button look="outline" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </OrderBreakdown>
    </form>
  );
}
