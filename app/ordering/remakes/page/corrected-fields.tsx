import { useCallback, useState } from "react";
import { pieceName } from "~/configurator/lines/piece-words";
import { CupsMoved } from "~/configurator/order-form/cups-moved";
import { CupStamp } from "~/configurator/order-form/hidden-fields";
import { fieldName } from "~/configurator/order-form/piece-field-name";
import { Checkbox } from "~/configurator/order-form/rows/checkbox";
import { fieldId } from "~/configurator/order-form/rows/field-ids";
import type { OrderStore } from "~/configurator/order-form/rows/order-store";
import { RowDetails } from "~/configurator/order-form/rows/row-details";
import { RowFindings, RowProblems, useRowFindings } from "~/configurator/order-form/rows/row-findings";
import { RowUndo, rowUndoOf, type Undoable } from "~/configurator/order-form/rows/row-undo";
import { SizeField } from "~/configurator/order-form/rows/size-field";
import { useRowDraft } from "~/configurator/order-form/rows/use-row-draft";
import { useKeptCups } from "~/configurator/order-form/use-kept-cups";
import { useFormField } from "~/house/ui/fields/field";
import { isCupRefused, isShownBelow, refusedFields } from "~/trade/making/piece-problems";
import { formatSize } from "~/trade/measure/measure";
import type { PieceDraft, PieceField } from "~/trade/pieces/blank-piece";
import type { ConfigurationAction } from "~/trade/pieces/configuration-steps";
import { SIDES } from "~/trade/pieces/piece-draft";
import { CORRECTED, correctionProblems } from "../correction";
import type { RemakeChoice } from "../remade-lines";
import { correctionName, UNPICKED } from "../remake-form";

interface CorrectedFieldsProps {
  readonly choice: RemakeChoice;
  readonly store: OrderStore;
  readonly move: string | undefined;
}

export function CorrectedFields({ choice, store, move }: CorrectedFieldsProps) {
  const { value, list, place: index, piece, specification } = choice;
  const rowKey = store.keys(list)[index] ?? -1;
  const draft = useRowDraft(store, { list, index, rowKey });
  const { findings, onEnter, onLeave } = useRowFindings(draft, list, specification);
  const name = pieceName(choice.list, choice.index);
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const dispatch = (action: ConfigurationAction) => {
    setUndoable(rowUndoOf(store.get(), action, () => name));
    store.dispatch(action);
  };
  const kept = useKeptCups({ get: store.get, dispatch }, { list, index, rowKey });
  const { id, error } = useFormField(correctionName(value), null);
  const problems = error ? correctionProblems(choice, draft).filter(isShownBelow) : [];
  const blocked = error ? refusedFields(list, findings) : [];
  const idOf = (field: PieceField) => fieldId("", list, index, field);
  const refusalId = (field: PieceField) => `${idOf(field)}-error`;
  const findingsId = `${id}-findings`;
  const describedBy = findings.length > 0 ? findingsId : undefined;
  const edit = useCallback(
    (change: Partial<PieceDraft>) => store.dispatch({ type: "edit", list, key: rowKey, change }),
    [store, list, rowKey],
  );
  const editPreBored = useCallback((preBored: boolean) => edit({ preBored }), [edit]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out beside the button above
    <div
      role="group"
      id={id}
      tabIndex={-1}
      aria-label={`Change size of ${name}`}
      className="mb-3 border-l-4 border-oak bg-linen px-4 py-3"
      onFocus={(event) => {
        onEnter();
        kept.onFocus(event);
      }}
      // Enter in a field sends the form without leaving it.
      onKeyDown={(event) => {
        if (event.key === "Enter") kept.onLeave(event);
      }}
      onBlur={(event) => {
        kept.onLeave(event);
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <input type="hidden" name={CORRECTED} value={value} />
      <CupStamp list={list} index={index} draft={draft} />
      {error === UNPICKED && <p className="mb-2 text-signal">{error}.</p>}
      <p className="figures mb-2 text-sm text-stone-700">Ordered: {formatSize(piece.width, piece.height)}</p>
      <div className="grid max-w-xl gap-3 sm:grid-cols-2">
        {SIDES.map((side) => (
          <div key={side.side}>
            <SizeField
              scope=""
              list={list}
              index={index}
              side={side}
              inches={draft[side.inches]}
              fraction={draft[side.fraction]}
              refused={problems.some(({ field }) => field === side.inches)}
              refusalId={refusalId(side.inches)}
              blocked={blocked.includes(side.inches)}
              findingsId={describedBy}
              onEdit={edit}
            />
          </div>
        ))}
      </div>
      <CupsMoved texts={move ? [move] : []} />
      <RowProblems list={list} index={index} draft={draft} problems={problems} idOf={refusalId} tooLongId={undefined} />
      <RowFindings id={findingsId} findings={findings} />
      {list === "doors" && (
        <Checkbox
          id={idOf("preBored")}
          label="Pre-bored"
          name={fieldName(list, index, "preBored")}
          checked={draft.preBored}
          invalid={blocked.includes("preBored")}
          describedBy={blocked.includes("preBored") ? findingsId : undefined}
          onToggle={editPreBored}
        />
      )}
      <RowDetails
        scope=""
        list={list}
        index={index}
        rowKey={rowKey}
        store={store}
        draft={draft}
        specification={specification}
        isCupRefused={isCupRefused(findings, problems)}
        openFolds={list === "doors" ? "hinges" : ""}
        isAlone
        onEdit={edit}
      />
      <RowUndo undoable={undoable} setUndoable={setUndoable} store={store} />
    </div>
  );
}
