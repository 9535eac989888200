import type { Dispatch } from "react";
import { type ConfigurationDraft, EMPTY_DRAFT } from "~/domain/configuration-draft";
import type { ConfigurationAction } from "~/domain/configuration-steps";
import { PIECE_LISTS } from "~/domain/piece";
import { isUntouched } from "~/domain/piece-problems";
import type { Undoable } from "./use-configuration";

/** Empties the form, and returns the step that brings back everything that was in it. */
export function startOver(draft: ConfigurationDraft, dispatch: Dispatch<ConfigurationAction>): Undoable {
  const { rows, included, preBoredByDefault } = draft;
  const removed = PIECE_LISTS.flatMap((list) =>
    rows[list].map((row, index) => ({ list, index, draft: row.draft })).filter((row) => !isUntouched(row.draft)),
  );
  dispatch({ type: "load", draft: EMPTY_DRAFT });
  return {
    text: "All rows removed.",
    action: { type: "bring-back", rows: removed, choices: { included, preBoredByDefault } },
  };
}
