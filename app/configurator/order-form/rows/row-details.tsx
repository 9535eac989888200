import { memo, useEffect, useRef, useState } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { useOnDemand } from "~/house/ui/kit/use-on-demand";
import type { PieceField } from "~/trade/pieces/blank-piece";
import { fieldsOf, foldsOf, foldText } from "../folds";
import { isInRow, ROW_SIDES } from "../hinge-options";
import { type Fold, intentValue } from "../order-intents";
import { fieldName } from "../piece-field-name";
import { fieldId } from "./field-ids";
import { DetailsBeforeScripts, detailFields, hingeSides, SidesBeforeScripts } from "./row-part";
import type { RowDetailsProps } from "./use-row-draft";

/** Whether two renderings show the same details, whatever was typed as the location. */
function isSame(one: RowDetailsProps, other: RowDetailsProps): boolean {
  const names = Object.keys(one) as (keyof RowDetailsProps)[];
  const fields = Object.keys(one.draft) as PieceField[];
  return (
    names.every((name) => name === "draft" || one[name] === other[name]) &&
    fields.every((field) => field === "location" || one.draft[field] === other.draft[field])
  );
}

/**
 * Details that few pieces need, in folds; before them, the hinge side of a pre-bored door. The fields of a fold and
 * their code come when one is opened; until then a row holds only the values that were chosen.
 */
export const RowDetails = memo(function RowDetails(props: RowDetailsProps) {
  const { scope, list, index, draft, onEdit } = props;
  const isBored = list === "doors" && draft.preBored;
  const hydrated = useHydrated();
  const { code } = useOnDemand(hingeSides, isBored);
  const HingeSides = hydrated && code ? code : SidesBeforeScripts;
  return (
    <>
      {isBored && (
        <HingeSides {...{ scope, list, index, onEdit }} hinge={draft.hinge} title="Hinged" sides={ROW_SIDES} />
      )}
      <div className="flex min-w-0 basis-full flex-wrap gap-x-5">
        {foldsOf(list).map((fold) => (
          <RowFold key={fold} {...props} fold={fold} />
        ))}
      </div>
    </>
  );
}, isSame);

/**
 * Before JavaScript runs, a fold is a button that asks the server for the fields of its row, or has them where the
 * server does not answer that button.
 */
function RowFold(props: RowDetailsProps & { readonly fold: Fold }) {
  const { scope, list, index, draft, fold, openFolds, isAnswered = false } = props;
  const hydrated = useHydrated();
  const isOpen = openFolds.includes(fold);
  const [startsOpen] = useState(isOpen);
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDetailsElement>(null);
  const { code: DetailFields, failed } = useOnDemand(detailFields, open);
  useEffect(() => {
    if (!place.current) return;
    if (isOpen) place.current.open = true;
    // It may have been opened before there was anything to listen to it. An update that changes nothing would render
    // the fold once more at the row's first keystroke.
    if (place.current.open) setOpen(true);
  }, [isOpen]);
  const text = foldText(fold, list, draft);
  const id = `${fieldId(scope, list, index, "note")}-${fold}`;
  const isServed = openFolds !== "" || !isAnswered;
  const Fields = hydrated && open ? DetailFields : null;
  const isShown = hydrated ? Fields !== null : isServed;
  const names = fieldsOf(fold, list).filter((name) => draft[name] !== "" && !(name === "hinge" && isInRow(draft)));
  const hidden = names.map((name) => (
    <input key={name} type="hidden" name={fieldName(list, index, name)} value={draft[name]} />
  ));
  if (!hydrated && !isServed) {
    return (
      <>
        <button
          id={id}
          type="submit"
          name="intent"
          value={intentValue({ type: "details", list, index, fold })}
          formAction={`#${list}`}
          className="fold"
        >
          {text}
        </button>
        {hidden}
      </>
    );
  }
  return (
    <details
      ref={place}
      open={startsOpen}
      className="min-w-0 open:basis-full"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary id={id} className="fold">
        {text}
      </summary>
      {!hydrated && isServed && <DetailsBeforeScripts {...props} open={open} />}
      {Fields && <Fields {...props} open={open} />}
      {open && failed && <p role="status">The details could not be loaded.</p>}
      {!isShown && hidden}
    </details>
  );
}
