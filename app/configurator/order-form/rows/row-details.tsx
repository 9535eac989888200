import { memo, useEffect, useRef, useState } from "react";
import { useHydrated } from "~/base/browser/use-hydrated";
import { pieceName } from "~/configurator/lines/piece-words";
import { useOnDemand } from "~/house/ui/kit/use-on-demand";
import { DETAIL_NAMES } from "~/trade/measure/detail-names";
import { DEFAULT_BORING, type HingeSide } from "~/trade/measure/piece";
import { DETAILS_OF, titleOf } from "~/trade/measure/piece-details";
import type { PieceDraft, PieceField } from "~/trade/pieces/blank-piece";
import type { RowPosition } from "~/trade/pieces/configuration-draft";
import { SIDES } from "~/trade/pieces/piece-draft";
import { HINGE_WORDS } from "../hinge-options";
import { intentValue } from "../order-intents";
import { fieldName } from "../piece-field-name";
import { DetailsBeforeScripts, detailFields } from "./row-part";
import type { RowDetailsProps } from "./use-row-draft";

function saidOf(draft: PieceDraft): string[] {
  const { hinge, boring } = draft;
  const others = DETAIL_NAMES.slice(DETAIL_NAMES.indexOf("cups")).filter((name) => draft[name] !== "");
  return [
    hinge && `hinges ${HINGE_WORDS[hinge as HingeSide]?.toLowerCase() ?? hinge}`,
    boring && boring !== String(DEFAULT_BORING) && `bored ${boring} mm`,
    ...others.map((name) => titleOf(name).toLowerCase()),
    draft.note && "a note",
  ].flatMap((text) => text || []);
}

const SIZE_FIELDS = SIDES.flatMap(({ inches, fraction }) => [inches, fraction]);

/** Whether two renderings show the same details, whatever else was typed in the row; given cups depend on its size. */
function isSame(one: RowDetailsProps, other: RowDetailsProps): boolean {
  const names = Object.keys(one) as (keyof RowDetailsProps)[];
  const shown: readonly PieceField[] = one.draft.cups === "" ? DETAIL_NAMES : [...DETAIL_NAMES, ...SIZE_FIELDS];
  return (
    names.every((name) => name === "draft" || one[name] === other[name]) &&
    shown.every((name) => one.draft[name] === other.draft[name])
  );
}

/**
 * Details that few pieces need, such as the hinge side and a note. Their fields and the code of these come when they
 * are opened; until then a row holds only the values that were chosen. Before JavaScript runs, a button asks the server
 * for the fields, or they are all there where it does not answer that button.
 */
export const RowDetails = memo(function RowDetails(props: RowDetailsProps) {
  const { list, index, draft, isOpen, isAnswered = false } = props;
  const hydrated = useHydrated();
  const [startsOpen] = useState(isOpen);
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDetailsElement>(null);
  const { code: DetailFields, failed } = useOnDemand(detailFields, open);
  useEffect(() => {
    if (!place.current) return;
    if (isOpen) place.current.open = true;
    // It may have been opened before there was anything to listen to it.
    setOpen(place.current.open);
  }, [isOpen]);
  const said = saidOf(draft);
  const isServed = isOpen || !isAnswered;
  const Fields = hydrated && open ? DetailFields : null;
  const isShown = hydrated ? Fields !== null : isServed;
  const hidden = (name: PieceField) => (
    <input key={name} type="hidden" name={fieldName(list, index, name)} value={String(draft[name])} />
  );
  return (
    <details ref={place} open={startsOpen} className="min-w-0" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm text-stone-700 underline decoration-stone-300 underline-offset-4 hover:text-ink">
        {list === "doors" ? "Hinges, note and drawing" : "Note and drawing"}
        {said.length > 0 && `: ${said.join(", ")}`}
      </summary>
      {!hydrated &&
        (isServed ? <DetailsBeforeScripts {...props} open={open} /> : <AskForDetails list={list} index={index} />)}
      {Fields && <Fields {...props} open={open} />}
      {open && failed && <p role="status">The details could not be loaded.</p>}
      {!isShown && DETAILS_OF[list].filter((name) => name !== "opening" && draft[name] !== "").map(hidden)}
    </details>
  );
}, isSame);

/** Posts the form for its page with these fields. */
function AskForDetails({ list, index }: RowPosition) {
  return (
    <button
      type="submit"
      name="intent"
      value={intentValue({ type: "details", list, index })}
      formAction={`#${list}`}
      className="button mb-3 border-stone-500 hover:border-ink hover:bg-linen"
    >
      Show these fields<span className="sr-only"> of {pieceName(list, index).toLowerCase()}</span>
    </button>
  );
}
