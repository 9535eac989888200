import { type KeyboardEvent, useCallback } from "react";
import { isBlank } from "~/domain/piece-draft";
import { type FieldPlace, fieldId, fieldPlace, placeAfter } from "./field-ids";
import type { OrderStore } from "./order-store";

export interface RowKeys {
  /** Goes on from a field to the next one that is typed; after the last one, to a new row. */
  readonly goOn: (from: FieldPlace) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Typing rows without a pointer: Enter goes on to the next size, the location, the next row, and never submits by
 * surprise; with Ctrl (or the Command key) it duplicates the row.
 */
export function useRowKeys(scope: string, store: OrderStore): RowKeys {
  const goOn = useCallback(
    (from: FieldPlace) => {
      const next = placeAfter(from);
      const element = document.getElementById(fieldId(scope, next.list, next.index, next.field));
      const row = store.get().rows[from.list][from.index];
      if (element) element.focus();
      else if (row && !isBlank(row.draft)) store.dispatch({ type: "add", list: from.list });
    },
    [scope, store],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      const place = fieldPlace(scope, event.target.id);
      const row = place && store.get().rows[place.list][place.index];
      if (!row) return;
      if (event.ctrlKey || event.metaKey) {
        // A size is read when its field is left, and the copy takes it as it was read.
        event.target.blur();
        store.dispatch({ type: "duplicate", list: place.list, key: row.key });
      } else goOn(place);
    },
    [scope, store, goOn],
  );

  return { goOn, onKeyDown };
}
