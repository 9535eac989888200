import { useCallback, useRef } from "react";
import type { PieceList } from "~/domain/piece";
import { BLANK_PIECE, type PieceDraft } from "~/domain/piece-draft";
import { type OrderStore, useOrder } from "./order-store";

/** The texts of one row; those it had last while it is being removed. */
export function useRowDraft(store: OrderStore, list: PieceList, index: number, key: number): PieceDraft {
  const last = useRef(BLANK_PIECE);
  const select = useCallback(
    ({ get }: OrderStore) => {
      const rows = get().rows[list];
      const row = rows[index]?.key === key ? rows[index] : rows.find((other) => other.key === key);
      return row?.draft ?? last.current;
    },
    [list, index, key],
  );
  last.current = useOrder(store, select);
  return last.current;
}
