import { type KeyboardEvent, useCallback } from "react";
import type { PieceDraft } from "~/trade/pieces/blank-piece";
import type { ConfigurationDraft } from "~/trade/pieces/configuration-draft";
import { isBlank, SIDES } from "~/trade/pieces/piece-draft";
import { type FieldPlace, fieldId, fieldPlace, nextDetail, placeAfter } from "./field-ids";
import type { OrderStore } from "./order-store";

/** The size of the row above, for a size left empty; `null` if there is none to copy. */
function sizeAbove(draft: ConfigurationDraft, { list, index, field }: FieldPlace): Partial<PieceDraft> | null {
  const side = SIDES.find(({ inches }) => inches === field);
  const [above, row] = [draft.rows[list][index - 1]?.draft, draft.rows[list][index]?.draft];
  if (!side || !above || !row || row[side.inches].trim() !== "" || row[side.fraction] !== "0") return null;
  return { [side.inches]: above[side.inches], [side.fraction]: above[side.fraction] };
}

interface RowKeys {
  readonly goToNext: (from: FieldPlace) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Typing rows without a pointer: Enter moves to the next size, the location and the next row, and copies the size above
 * into an empty field; in the details of a row it moves to the next of them. It never submits by accident. With Ctrl
 * (or the Command key), Enter duplicates the row.
 */
export function useRowKeys(scope: string, store: OrderStore): RowKeys {
  const goToNext = useCallback(
    (from: FieldPlace) => {
      const detail = nextDetail(document.activeElement);
      if (detail) {
        detail.focus();
        return;
      }
      const next = placeAfter(from);
      const element = document.getElementById(fieldId(scope, next.list, next.index, next.field));
      const row = store.get().rows[from.list][from.index];
      const copied = row && sizeAbove(store.get(), from);
      if (copied) store.dispatch({ type: "edit", list: from.list, key: row.key, change: copied });
      if (element) element.focus();
      else if (row && !isBlank(row.draft)) store.dispatch({ type: "add", list: from.list });
    },
    [scope, store],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== "Enter" || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      const place = fieldPlace(scope, event.target.id);
      const row = place && store.get().rows[place.list][place.index];
      if (!row) return;
      if (event.ctrlKey || event.metaKey) {
        // A size is read when its field loses the focus, and the copy must have the size as read.
        event.target.blur();
        store.dispatch({ type: "duplicate", list: place.list, key: row.key });
        return;
      }
      goToNext(place);
    },
    [scope, store, goToNext],
  );

  return { goToNext, onKeyDown };
}
