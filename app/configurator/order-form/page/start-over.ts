import { PIECE_LISTS } from "~/trade/measure/piece";
import { EMPTY_DRAFT } from "~/trade/pieces/configuration-draft";
import { isBlank } from "~/trade/pieces/piece-draft";
import type { OrderStore } from "../rows/order-store";
import type { Undoable } from "../rows/row-undo";

/** Empties the form, and returns the step that restores its content. */
export function startOver(store: OrderStore): Undoable {
  const { rows, included, preBoredByDefault } = store.get();
  const removed = PIECE_LISTS.flatMap((list) =>
    rows[list].map((row, index) => ({ list, index, draft: row.draft })).filter((row) => !isBlank(row.draft)),
  );
  store.dispatch({ type: "load", draft: EMPTY_DRAFT });
  return {
    text: "All rows removed.",
    action: { type: "restore", rows: removed, choices: { included, preBoredByDefault } },
  };
}
