import { Link } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "~/base/browser/use-hydrated";
import { classNames } from "~/house/ui/kit/class-names";
import { fieldLook } from "~/house/ui/kit/field-look";
import { Labelled } from "~/house/ui/kit/labelled";
import { partOnDemand, useOnDemand } from "~/house/ui/kit/use-on-demand";
import { cupRefusals, draftedEnd } from "~/trade/making/cup-refusals";
import { CUP_COUNT } from "~/trade/measure/cup-units";
import { cupText } from "~/trade/measure/cup-words";
import { DEFAULT_BORING, type HingeSide, MAX_NOTE_LENGTH } from "~/trade/measure/piece";
import type { Copy } from "~/trade/pieces/copied-details";
import { copyDown, copyFromAbove } from "~/trade/pieces/copied-hinges";
import { cupCells, measuredFrom, withCup } from "~/trade/pieces/cup-cells";
import type { ChosenDetail } from "../detail-choices";
import { ROW_SIDES } from "../hinge-options";
import { type Fold, intentValue } from "../order-intents";
import { fieldName } from "../piece-field-name";
import { cupId } from "./field-ids";
import { HingeSides } from "./hinge-sides";
import { type RowDetailsProps, useSettledRowDraft } from "./use-row-draft";
import { DetailSelect, detailField, WoodFields } from "./wood-fields";

const rowDrawing = partOnDemand(async () => (await import("./row-drawing")).RowDrawing);

type FoldProps = RowDetailsProps & { readonly fold: Fold; readonly open: boolean };

export function DetailFields(props: FoldProps) {
  const { fold } = props;
  return (
    <div className="space-y-3 pb-3">
      {fold === "hinges" && <HingeFields {...props} />}
      {fold === "wood" && <WoodFields {...props} />}
      {fold === "note" && <NoteFields {...props} />}
    </div>
  );
}

/** Those that the row of a pre-bored door does not have. */
const OTHER_SIDES: readonly (HingeSide | "")[] = ["top", ""];
const ALL_SIDES: readonly (HingeSide | "")[] = [...ROW_SIDES, "top", "none", ""];

function HingeFields(props: FoldProps) {
  const { scope, list, index, draft, onEdit } = props;
  const select = (name: ChosenDetail, label: string, value = draft[name]) => (
    <DetailSelect {...props} name={name} label={label} value={value} />
  );
  return (
    <>
      <HingeSides
        {...{ scope, list, index, onEdit }}
        hinge={draft.hinge}
        title={draft.preBored ? "Hinged otherwise" : "Hinged"}
        sides={draft.preBored ? OTHER_SIDES : ALL_SIDES}
      />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-6">
        {select("hingesFrom", "Measured from", measuredFrom(draft))}
        <CupFields {...props} />
      </div>
      <p className="text-sm text-stone-700">
        Leave these blank for our standard: 3 in from each end.{" "}
        <Link to="/how-to/hinges" target="_blank" className="link">
          Will my hinges fit?
        </Link>
      </p>
      <div className="grid gap-3 sm:grid-cols-3">
        {select("boring", "Boring distance", draft.boring || String(DEFAULT_BORING))}
        {select("fixing", "Fixing")}
      </div>
      <CopyButtons {...props} />
    </>
  );
}

function CopyButtons({ list, index, rowKey, store, isAlone = false }: FoldProps) {
  if (isAlone) return null;
  const copies = (copyOf: typeof copyDown) => (event: MouseEvent) => {
    event.preventDefault();
    const copy: Copy | null = copyOf(store.get(), list, rowKey);
    if (copy) store.dispatch(copy);
  };
  const button = { type: "submit", name: "intent", formAction: "#doors", className: BUTTON } as const;
  return (
    <div className="flex flex-wrap gap-3">
      {index > 0 && (
        <button {...button} value={intentValue({ type: "copy-above", list, index })} onClick={copies(copyFromAbove)}>
          Same as the door above
        </button>
      )}
      <button {...button} value={intentValue({ type: "copy-down", list, index })} onClick={copies(copyDown)}>
        Copy to the doors below
      </button>
    </div>
  );
}

const BUTTON = "button border-stone-500 hover:border-ink hover:bg-linen";

function NoteFields(props: FoldProps) {
  const note = detailField(props, "note");
  return (
    <>
      <Labelled id={note.id} label="Note to the workshop">
        <input {...note} type="text" maxLength={MAX_NOTE_LENGTH} autoComplete="off" />
      </Labelled>
      {props.open && (
        <div className="min-w-0 space-y-3">
          <LiveDrawing {...props} />
        </div>
      )}
    </>
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

/**
 * The heights of a door's cups, each in its own field; together they are one detail. Two are shown, and as many as are
 * given or added; before JavaScript runs, all.
 */
export function CupFields(props: CupFieldsProps) {
  const { scope, list, index, draft, specification, isCupRefused = false, onEdit } = props;
  const hydrated = useHydrated();
  const [asked, setAsked] = useState<number>(CUP_COUNT.least);
  const refusals = isCupRefused ? cupRefusals(draft, specification) : [];
  const cells = cupCells(draft.cups);
  const shown = hydrated ? Math.max(asked, cells.findLastIndex((cell) => cell !== "") + 1) : cells.length;
  const isEachEnd = measuredFrom(draft) === "ends";

  function addHinge(): void {
    flushSync(() => setAsked(shown + 1));
    document.getElementById(cupId(scope, list, index, shown))?.focus();
  }

  const fields = cells.slice(0, shown).map((cell, cup) => {
    const id = cupId(scope, list, index, cup);
    const problem = refusals[cup] ?? (cell.trim() === "" ? null : cupText(cell));
    const describedBy = classNames(problem !== null && `${id}-problem`, isEachEnd && `${id}-end`);
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
          aria-describedby={describedBy || undefined}
          onChange={(event) => onEdit({ cups: withCup(draft.cups, cup, event.currentTarget.value) })}
          className={fieldLook(problem !== null, "figures")}
        />
        {isEachEnd && (
          <p id={`${id}-end`} className="mt-1 text-xs text-stone-700">
            from the {draftedEnd(draft, cup)}
          </p>
        )}
      </Labelled>
    );
  });
  return (
    <>
      {fields}
      {hydrated && shown < CUP_COUNT.most && (
        <button type="button" className={`${BUTTON} mt-5 self-start`} onClick={addHinge}>
          Add a hinge
        </button>
      )}
    </>
  );
}
