import { memo, type RefObject, useEffect, useMemo, useState } from "react";
import { useBrowserLayoutEffect } from "~/base/browser/use-layout-effect";
import { CupsMoved } from "~/configurator/order-form/cups-moved";
import { FinishSelect } from "~/configurator/order-form/page/finish-select";
import { OrderErrors } from "~/configurator/order-form/page/order-errors";
import { useOrderCheck } from "~/configurator/order-form/page/use-order-check";
import { useOrderTotals } from "~/configurator/order-form/page/use-order-totals";
import { KeypadHost } from "~/configurator/order-form/rows/keypad-host";
import { PieceEditor } from "~/configurator/order-form/rows/piece-editor";
import { RowUndo } from "~/configurator/order-form/rows/row-undo";
import { useConfiguration } from "~/configurator/order-form/rows/use-configuration";
import { useRowKeys } from "~/configurator/order-form/rows/use-row-keys";
import { fieldLook } from "~/house/ui/kit/field-look";
import { Rate } from "~/house/ui/kit/rate";
import { MAX_SAMPLES } from "~/trade/catalog/sample-door";
import { CHANGE_NAMES, REMOVE_LINE, RESTORE_LINE } from "../change-form";
import type { LineErrors } from "../change-page-data";
import { type ChangedLine, type ChangeOffer, offeredStyle, readSamples } from "../changed-line";
import type { LineTotal } from "./change-totals";

export interface LineState extends LineTotal {
  readonly isValid: () => boolean;
}

export interface LineHandle {
  readonly title: string;
  readonly load: (line: ChangedLine) => void;
}

interface ChangedLineProps {
  readonly index: number;
  readonly line: ChangedLine;
  readonly offer: ChangeOffer;
  readonly errors: LineErrors["errors"] | null;
  readonly moves: readonly string[] | undefined;
  readonly formRef: RefObject<HTMLFormElement>;
  /** Receives what the line costs now, and how to check it; must be the same function in every render. */
  readonly report: (index: number, state: LineState) => void;
  /** Receives the line itself; must be the same function in every render. */
  readonly attach: (index: number, handle: LineHandle) => void;
}

const SAMPLE_COUNTS = Array.from({ length: MAX_SAMPLES }, (_, index) => index + 1);

const HIDDEN = { line: CHANGE_NAMES.line, product: CHANGE_NAMES.product } as const;

export const lineId = (index: number): string => `line-${index + 1}`;
export const lineScope = (index: number): string => `${lineId(index)}-`;

export const ChangedLineFields = memo(function ChangedLineFields(props: ChangedLineProps) {
  const { index, line, offer, errors, moves, formRef, report, attach } = props;
  const scope = lineScope(index);
  const [finish, setFinish] = useState(line.finish);
  const [isRemoved, setIsRemoved] = useState(line.isRemoved);
  const [samples, setSamples] = useState(line.samples);
  const { store, undoable, setUndoable } = useConfiguration(scope, line.draft);
  const { goToNext, onKeyDown } = useRowKeys(scope, store);
  const style = useMemo(() => offeredStyle({ ...line, finish }, offer), [line, finish, offer]);
  const { rate, specification } = style ?? { rate: 0, specification: null };
  const { refusal, wasRefused, summaryRef, check } = useOrderCheck(store, specification, errors);
  const { price } = useOrderTotals(store, rate, specification);
  const isSample = line.kind === "samples";
  const count = isSample ? readSamples(samples) : price.count;
  const cents = isSample ? (count ?? 0) * (style?.sample?.priceCents ?? 0) : price.totalCents;
  const title = style?.title || line.title || "A style that is no longer made";

  useBrowserLayoutEffect(() => {
    const load = ({ draft, ...now }: ChangedLine) => {
      setFinish(now.finish);
      setSamples(now.samples);
      setIsRemoved(now.isRemoved);
      setUndoable(null);
      store.dispatch({ type: "load", draft });
    };
    attach(index, { title, load });
  });

  useEffect(() => {
    const isValid = () => isRemoved || (isSample ? count !== null : check() !== null);
    report(index, { title, count: isRemoved ? 0 : (count ?? 0), cents: isRemoved ? 0 : cents, isValid });
  });

  const finishes = offer.products.find(({ id }) => id === line.productId)?.finishes ?? [];
  const headingId = `${scope}heading`;
  return (
    <section id={lineId(index)} aria-labelledby={headingId} className="border-t-2 border-ink pt-6">
      <input type="hidden" name={HIDDEN.line} value={line.kind} />
      <input type="hidden" name={HIDDEN.product} value={line.productId} />
      {isRemoved && <input type="hidden" name={CHANGE_NAMES.removed} value="on" />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h2 id={headingId} className="mr-auto text-2xl">
          {isSample ? `Sample doors, ${title}` : title}
        </h2>
        <button
          type="submit"
          name={CHANGE_NAMES.intent}
          value={isRemoved ? RESTORE_LINE : REMOVE_LINE}
          className="button border-stone-500 hover:bg-linen"
          onClick={(event) => {
            event.preventDefault();
            setIsRemoved(!isRemoved);
          }}
        >
          {isRemoved ? "Undo" : "Remove"} <span className="sr-only">{isRemoved ? `removing ${title}` : title}</span>
        </button>
      </div>
      {isRemoved && <p role="status">This line is removed from the order once you save.</p>}
      {/* Enter in its fields moves on, as in any order form. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of its fields */}
      <div hidden={isRemoved} onKeyDown={onKeyDown} className="mt-4 space-y-6">
        {!style?.product && (
          <p className="border-l-2 border-oak pl-3">
            {style
              ? "No longer made in this finish. You can leave the line as it is, remove it, or choose another finish."
              : "This style is no longer made, so the line cannot be added. Remove it to save your other changes."}
          </p>
        )}
        {errors?.length === 0 && <p className="text-signal">Please check this line: it cannot be ordered like this.</p>}
        {finishes.length === 0 ? (
          <input type="hidden" name={CHANGE_NAMES.finish} value={finish} />
        ) : (
          <FinishSelect
            id={`${scope}finish`}
            name={CHANGE_NAMES.finish}
            finishes={finishes}
            first=""
            chosen={finish}
            onChoose={setFinish}
            gone="No longer made in this finish."
          />
        )}
        {isSample ? (
          <SampleField scope={scope} samples={samples} onChoose={setSamples} />
        ) : (
          <>
            <Rate rate={rate} className="text-stone-700" />
            {refusal && <OrderErrors scope={scope} refusal={refusal} summaryRef={summaryRef} />}
            <CupsMoved texts={moves} />
            <PieceEditor
              scope={scope}
              store={store}
              rate={rate}
              specification={specification}
              showProblems={wasRefused}
            />
            <KeypadHost scope={scope} store={store} formRef={formRef} goToNext={goToNext} />
            <RowUndo undoable={undoable} setUndoable={setUndoable} store={store} />
          </>
        )}
      </div>
    </section>
  );
});

interface SampleFieldProps {
  readonly scope: string;
  readonly samples: string;
  readonly onChoose: (count: string) => void;
}

function SampleField({ scope, samples, onChoose }: SampleFieldProps) {
  const id = `${scope}samples`;
  return (
    <div className="max-w-sm">
      <label htmlFor={id} className="font-semibold">
        Quantity
      </label>
      <select
        id={id}
        name={CHANGE_NAMES.samples}
        value={samples}
        onChange={(event) => onChoose(event.target.value)}
        className={fieldLook(false, "figures")}
      >
        {SAMPLE_COUNTS.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </div>
  );
}
