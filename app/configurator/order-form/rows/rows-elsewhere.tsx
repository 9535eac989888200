import { BLOCK_TITLES } from "~/configurator/lines/piece-words";
import type { PieceList } from "~/trade/measure/piece";
import { BLANK_PIECE, type PieceDraft, type PieceField } from "~/trade/pieces/blank-piece";
import { intentValue } from "../order-intents";
import { fieldName } from "../piece-field-name";
import { ROWS_SHOWN, showButtonId, shownName } from "../shown-rows";
import type { OrderStore } from "./order-store";

const FIELDS = Object.keys(BLANK_PIECE) as PieceField[];

interface RowsElsewhereProps {
  readonly list: PieceList;
  readonly store: OrderStore;
  /** The first shown row, from 0. */
  readonly first: number;
}

/** The rows of a long posted list that the page does not show: their values, and the buttons that show them. */
export function RowsElsewhere({ list, store, first }: RowsElsewhereProps) {
  const rows = store.get().rows[list];
  if (rows.length <= ROWS_SHOWN) return null;
  const firsts = Array.from({ length: Math.ceil(rows.length / ROWS_SHOWN) }, (_, block) => block * ROWS_SHOWN);
  return (
    <div className="flex flex-wrap gap-3 pb-4">
      <input type="hidden" name={shownName(list)} value={first} />
      {rows.map(
        ({ key, draft }, index) =>
          (index < first || index >= first + ROWS_SHOWN) && (
            <HiddenRow key={key} list={list} index={index} draft={draft} />
          ),
      )}
      {firsts
        .filter((start) => start !== first)
        .map((start) => (
          <button
            key={start}
            id={showButtonId(list, start)}
            type="submit"
            name="intent"
            value={intentValue({ type: "show", list, index: start })}
            formAction={`#${list}`}
            className="button border-stone-500 hover:border-ink hover:bg-linen print:hidden"
          >
            {`Show rows ${start + 1} to ${Math.min(start + ROWS_SHOWN, rows.length)}`}
            <span className="sr-only">{` of ${BLOCK_TITLES[list].toLowerCase()}`}</span>
          </button>
        ))}
    </div>
  );
}

interface HiddenRowProps {
  readonly list: PieceList;
  readonly index: number;
  readonly draft: PieceDraft;
}

/** A row's values for `readConfigurationForm`, which recognizes the row by its inches, even if they are blank. */
function HiddenRow({ list, index, draft }: HiddenRowProps) {
  const shown = FIELDS.filter((field) => field === "widthInches" || draft[field] !== BLANK_PIECE[field]);
  return (
    <>
      {shown.map((field) => (
        <input
          key={field}
          type="hidden"
          name={fieldName(list, index, field)}
          value={field === "preBored" ? "on" : draft[field]}
        />
      ))}
    </>
  );
}
