import { memo, useState } from "react";
import { useHydrated } from "~/browser/use-hydrated";
import type { ProductSpecification } from "~/catalog/product";
import { BORING_DISTANCES, DEFAULT_BORING, type HingeSide, MAX_NOTE_LENGTH, type PieceList } from "~/measure/piece";
import { fieldName } from "~/order-form/piece-field-name";
import { BLANK_PIECE, type PieceDraft, type PieceField } from "~/pieces/blank-piece";
import { fieldLook } from "~/ui/kit/field-look";
import { partOnDemand, useOnDemand } from "~/ui/kit/use-on-demand";
import { fieldId } from "./field-ids";
import { HINGE_OPTIONS, HINGE_WORDS } from "./hinge-options";
import type { OrderStore } from "./order-store";
import { type RowPlace, useSettledRowDraft } from "./use-row-draft";

const rowDrawing = partOnDemand(async () => (await import("./row-drawing")).RowDrawing);

/** The details that a list's pieces have, besides size, location and quantity. */
const DETAILS: Readonly<Record<PieceList, readonly PieceField[]>> = {
  doors: ["hinge", "boring", "note"],
  drawers: ["note"],
  panels: ["note"],
  fillers: ["note"],
};

interface RowDetailsProps extends RowPlace {
  readonly scope: string;
  readonly store: OrderStore;
  readonly hinge: string;
  readonly boring: string;
  readonly note: string;
  readonly specification: ProductSpecification | null;
  readonly onEdit: (change: Partial<PieceDraft>) => void;
}

/**
 * Details that few pieces need: hinge side, boring distance and a note. While closed it renders only the values that
 * were chosen, so that a long list stays light; before JavaScript runs it renders everything.
 */
export const RowDetails = memo(function RowDetails(props: RowDetailsProps) {
  const { scope, list, index, rowKey, store, hinge, boring, note, specification, onEdit } = props;
  const draft = { ...BLANK_PIECE, hinge, boring, note };
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const fields = DETAILS[list];
  const field = (name: PieceField) => ({
    id: fieldId(scope, list, index, name),
    name: fieldName(list, index, name),
    value: String(draft[name]),
  });
  const said = [
    draft.hinge && `hinges ${HINGE_WORDS[draft.hinge as HingeSide]?.toLowerCase() ?? draft.hinge}`,
    draft.boring && draft.boring !== String(DEFAULT_BORING) && `bored ${draft.boring} mm`,
    draft.note && "a note",
  ].filter(Boolean);
  return (
    <details className="min-w-0" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm text-stone-700 underline decoration-stone-300 underline-offset-4 hover:text-ink">
        {list === "doors" ? "Hinges, note and drawing" : "Note and drawing"}
        {said.length > 0 && `: ${said.join(", ")}`}
      </summary>
      {(open || !hydrated) && (
        <div className="grid gap-3 pb-3 sm:grid-cols-[auto_auto_1fr]">
          {list === "doors" && (
            <>
              <div>
                <label htmlFor={field("hinge").id} className="field-label">
                  Hinge side
                </label>
                <select
                  {...field("hinge")}
                  onChange={(event) => onEdit({ hinge: event.currentTarget.value })}
                  className={fieldLook(false)}
                >
                  {HINGE_OPTIONS.map(([side, words]) => (
                    <option key={side} value={side}>
                      {words}
                    </option>
                  ))}
                </select>
              </div>
              <div>
                <label htmlFor={field("boring").id} className="field-label">
                  Boring distance
                </label>
                <select
                  {...field("boring")}
                  value={draft.boring || String(DEFAULT_BORING)}
                  onChange={(event) => onEdit({ boring: event.currentTarget.value })}
                  className={fieldLook(false, "figures")}
                >
                  {BORING_DISTANCES.map((distance) => (
                    <option key={distance} value={distance}>
                      {distance} mm: center {distance + 17.5} mm
                    </option>
                  ))}
                </select>
              </div>
            </>
          )}
          <div className="min-w-0">
            <label htmlFor={field("note").id} className="field-label">
              Note to the workshop
            </label>
            <input
              {...field("note")}
              type="text"
              maxLength={MAX_NOTE_LENGTH}
              autoComplete="off"
              onChange={(event) => onEdit({ note: event.currentTarget.value })}
              className={fieldLook(false)}
            />
          </div>
          {open && (
            <div className="min-w-0 space-y-3 sm:col-span-3">
              <LiveDrawing
                name={`${scope}${list}-${index}`}
                list={list}
                index={index}
                rowKey={rowKey}
                store={store}
                specification={specification}
              />
            </div>
          )}
        </div>
      )}
      {hydrated &&
        !open &&
        fields
          .filter((name) => draft[name] !== BLANK_PIECE[name])
          .map((name) => <input key={name} type="hidden" name={field(name).name} value={field(name).value} />)}
    </details>
  );
});

interface LiveDrawingProps extends RowPlace, Pick<RowDetailsProps, "store" | "specification"> {
  readonly name: string;
}

/** The drawing of a row as it is typed. */
function LiveDrawing({ name, store, specification, ...place }: LiveDrawingProps) {
  const draft = useSettledRowDraft(store, place);
  const { code: RowDrawing, failed } = useOnDemand(rowDrawing, true);
  if (failed) return <p role="status">The drawing could not be loaded.</p>;
  return RowDrawing && <RowDrawing name={name} list={place.list} draft={draft} specification={specification} />;
}
