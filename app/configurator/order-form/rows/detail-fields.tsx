import { Link } from "@remix-run/react";
import { fieldLook } from "~/house/ui/kit/field-look";
import { Labelled } from "~/house/ui/kit/labelled";
import { partOnDemand, useOnDemand } from "~/house/ui/kit/use-on-demand";
import { cupRefusals } from "~/trade/making/cup-refusals";
import { cupText } from "~/trade/measure/cup-words";
import { DEFAULT_BORING, MAX_NOTE_LENGTH, type PieceDetail } from "~/trade/measure/piece";
import { DETAILS_OF } from "~/trade/measure/piece-details";
import { copyDown } from "~/trade/pieces/copied-details";
import { cupCells, withCup } from "~/trade/pieces/cup-cells";
import type { ChosenDetail } from "../detail-choices";
import { intentValue } from "../order-intents";
import { fieldName } from "../piece-field-name";
import { cupId } from "./field-ids";
import { type RowDetailsProps, useSettledRowDraft } from "./use-row-draft";
import { DetailSelect, detailField, WoodFields } from "./wood-fields";

const rowDrawing = partOnDemand(async () => (await import("./row-drawing")).RowDrawing);

export function DetailFields(props: RowDetailsProps & { readonly open: boolean }) {
  const { list, index, rowKey, store, draft, open, isAlone = false } = props;
  const has = (name: PieceDetail) => DETAILS_OF[list].includes(name);
  const select = (name: ChosenDetail, label: string, value = draft[name]) => (
    <DetailSelect {...props} name={name} label={label} value={value} />
  );
  const note = detailField(props, "note");
  return (
    <div className="space-y-3 pb-3">
      {has("hinge") && (
        <>
          <div className="grid gap-3 sm:grid-cols-3">
            {select("hinge", "Hinge side")}
            {select("boring", "Boring distance", draft.boring || String(DEFAULT_BORING))}
            {select("fixing", "Fixing")}
          </div>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-6">
            {select("hingesFrom", "Measured from")}
            <CupFields {...props} />
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
            {!isAlone && (
              <button
                type="submit"
                name="intent"
                value={intentValue({ type: "copy-down", list, index })}
                formAction="#doors"
                className="button border-stone-500 hover:border-ink hover:bg-linen"
                onClick={(event) => {
                  event.preventDefault();
                  const copy = copyDown(store.get(), list, rowKey);
                  if (copy) store.dispatch(copy);
                }}
              >
                Copy to the doors below
              </button>
            )}
            <p className="text-stone-700">
              Leave the cups empty for our standard: 3 in from each end.{" "}
              <Link to="/how-to/hinges" target="_blank" className="link">
                Will my hinges fit?
              </Link>
            </p>
          </div>
        </>
      )}
      {has("grain") && <WoodFields {...props} />}
      <Labelled id={note.id} label="Note to the workshop">
        <input {...note} type="text" maxLength={MAX_NOTE_LENGTH} autoComplete="off" />
      </Labelled>
      {open && (
        <div className="min-w-0 space-y-3">
          <LiveDrawing {...props} />
        </div>
      )}
    </div>
  );
}

function LiveDrawing({ scope, list, index, rowKey, store, specification }: RowDetailsProps) {
  const draft = useSettledRowDraft(store, { list, index, rowKey });
  const { code: RowDrawing, failed } = useOnDemand(rowDrawing, true);
  if (failed) return <p role="status">The drawing could not be loaded.</p>;
  return (
    RowDrawing && (
      <RowDrawing name={`${scope}${list}-${index}`} list={list} draft={draft} specification={specification} />
    )
  );
}

type CupFieldsProps = Pick<
  RowDetailsProps,
  "scope" | "list" | "index" | "draft" | "specification" | "isCupRefused" | "onEdit"
>;

/** The heights of a door's cups, each in its own field; together they are one detail. */
export function CupFields(props: CupFieldsProps) {
  const { scope, list, index, draft, specification, isCupRefused = false, onEdit } = props;
  const refusals = isCupRefused ? cupRefusals(draft, specification) : [];
  return cupCells(draft.cups).map((cell, cup) => {
    const id = cupId(scope, list, index, cup);
    const problem = cell.trim() === "" ? null : (refusals[cup] ?? cupText(cell));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cup has no identity besides its place
      <Labelled key={cup} id={id} label={`Cup ${cup + 1}`} problem={problem}>
        <input
          id={id}
          name={fieldName(list, index, "cups")}
          type="text"
          autoComplete="off"
          value={cell}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => onEdit({ cups: withCup(draft.cups, cup, event.currentTarget.value) })}
          className={fieldLook(problem !== null, "figures")}
        />
      </Labelled>
    );
  });
}
