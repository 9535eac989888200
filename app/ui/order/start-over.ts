import { EMPTY_DRAFT } from "~/domain/configuration-draft";
import { PIECE_LISTS } from "~/domain/piece";
import { isUntouched } from "~/domain/piece-problems";
import type { OrderStore } from "./order-store";
import type { Undoable } from "./use-configuration";

/** Empties the form, and returns the step that restores its content. */
export function startOver(store: OrderStore): Undoable {
  const { rows, included, preBoredByDefault } = store.get();
  const removed = PIECE_LISTS.flatMap((list) =>
    rows[list].map((row, index) => ({ list, index, draft: row.draft })).filter((row) => !isUntouched(row.draft)),
  );
  store.dispatch({ type: "load", draft: EMPTY_DRAFT });
  return {
    text: "All rows removed.",
    action: { type: "bring-back", rows: removed, choices: { included, preBoredByDefault } },
  };
}
