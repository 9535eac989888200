import { useCallback, useRef } from "react";
import { BLANK_PIECE, type PieceDraft } from "~/domain/blank-piece";
import type { PieceList } from "~/domain/piece";
import { type OrderStore, useOrder, useSettled } from "./order-store";

/** Where a row stands, and its key in the draft. */
export interface RowPlace {
  readonly list: PieceList;
  readonly index: number;
  readonly rowKey: number;
}

/** Finds the texts of one row; those it had last while it is being removed. */
function useRowSelection({ list, index, rowKey }: RowPlace): (store: OrderStore) => PieceDraft {
  const last = useRef(BLANK_PIECE);
  return useCallback(
    ({ get }: OrderStore) => {
      const rows = get().rows[list];
      const row = rows[index]?.key === rowKey ? rows[index] : rows.find((other) => other.key === rowKey);
      last.current = row?.draft ?? last.current;
      return last.current;
    },
    [list, index, rowKey],
  );
}

/** The texts of one row. */
export function useRowDraft(store: OrderStore, place: RowPlace): PieceDraft {
  return useOrder(store, useRowSelection(place));
}

/** The texts of one row a frame behind, for what is computed from them: see {@link useSettled}. */
export function useSettledRowDraft(store: OrderStore, place: RowPlace): PieceDraft {
  return useSettled(store, useRowSelection(place));
}
