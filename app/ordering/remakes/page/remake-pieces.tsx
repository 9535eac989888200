import { type InputHTMLAttributes, type MouseEvent, useState } from "react";
import { flushSync } from "react-dom";
import { pieceName } from "~/configurator/lines/piece-words";
import { fieldId } from "~/configurator/order-form/rows/field-ids";
import type { OrderStore } from "~/configurator/order-form/rows/order-store";
import { fieldIdOf, useFormField } from "~/house/ui/fields/field";
import { TextField } from "~/house/ui/fields/text-field";
import { toDraft } from "~/trade/pieces/drafted-piece";
import { CORRECTION_INTENT, type CorrectionMoves, type Corrections, closeIntent, openIntent } from "../correction";
import type { RemakeChoice } from "../remade-lines";
import { REMAKE_FORM_ID, REMAKE_NAMES, remakeQuantityName } from "../remake-form";
import { CorrectedFields } from "./corrected-fields";

export const quantityLabel = (choice: RemakeChoice) => `Quantity, ${pieceName(choice.list, choice.index)}`;

export const correctionLabel = (choice: RemakeChoice) => `Correction, ${pieceName(choice.list, choice.index)}`;

interface RemakePiecesProps {
  readonly choices: readonly RemakeChoice[];
  readonly store: OrderStore;
  readonly opened: Corrections;
  readonly moves: CorrectionMoves;
}

export function RemakePieces({ choices, store, opened, moves }: RemakePiecesProps) {
  const { error } = useFormField(REMAKE_NAMES.pieces, null);
  const id = fieldIdOf(REMAKE_FORM_ID, REMAKE_NAMES.pieces);
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold">Pieces</legend>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-signal">
          {error}
        </p>
      )}
      <ul>
        {choices.map((choice) => (
          <PieceChoice
            key={choice.value}
            choice={choice}
            store={store}
            startsOpen={choice.value in opened}
            move={moves[choice.value]}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface PieceChoiceProps extends Pick<RemakePiecesProps, "store"> {
  readonly choice: RemakeChoice;
  readonly startsOpen: boolean;
  readonly move: string | undefined;
}

function PieceChoice({ choice, store, startsOpen, move }: PieceChoiceProps) {
  const { getInputProps } = useFormField(REMAKE_NAMES.pieces, null);
  const [isOpen, setIsOpen] = useState(startsOpen);
  const { value, list, place, piece, quantity, remade, remakes, text, isSample } = choice;

  /** Opens the fields and checks the piece, or sets it back to what was ordered. */
  function toggle(event: MouseEvent<HTMLButtonElement>): void {
    event.preventDefault();
    flushSync(() => setIsOpen(!isOpen));
    if (isOpen) {
      const key = store.keys(list)[place] ?? -1;
      store.dispatch({ type: "edit", list, key, change: toDraft(piece) });
      return;
    }
    const box = document.getElementById(`${value}-box`);
    if (box instanceof HTMLInputElement && !box.checked) box.click();
    document.getElementById(fieldId("", list, place, "widthInches"))?.focus();
  }

  return (
    <li className="border-t border-stone-300 py-1">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 sm:grid-cols-[minmax(0,1fr)_9rem_auto]">
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 py-1">
          <input
            {...getInputProps<InputHTMLAttributes<HTMLInputElement>>({ type: "checkbox", value })}
            id={`${value}-box`}
            className="h-5 w-5 shrink-0 accent-oak"
          />
          <span className="wrap-anywhere">
            {text}
            {remade > 0 && (
              <span className="block text-sm text-signal">
                Already made again: {remade} in {remakes.join(", ")}
              </span>
            )}
          </span>
        </label>
        <div className="max-sm:order-last max-sm:col-span-2">
          {quantity > 1 && (
            <TextField
              name={remakeQuantityName(value)}
              label={quantityLabel(choice)}
              hint={`Of ${quantity}`}
              inputMode="numeric"
              autoComplete="off"
              className="py-2"
            />
          )}
        </div>
        {!isSample && (
          <button
            type="submit"
            name={CORRECTION_INTENT}
            value={isOpen ? closeIntent(value) : openIntent(value)}
            className="button w-fit border-stone-500 hover:bg-linen"
            onClick={toggle}
          >
            {isOpen ? "As ordered" : "Change size"}
            <span className="sr-only">, {pieceName(choice.list, choice.index)}</span>
          </button>
        )}
      </div>
      {isOpen && <CorrectedFields choice={choice} store={store} move={move} />}
    </li>
  );
}
