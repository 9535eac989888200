import { useCallback, useRef } from "react";
import type { ProductSpecification } from "~/trade/catalog/product";
import type { PieceList } from "~/trade/measure/piece";
import { BLANK_PIECE, type PieceDraft } from "~/trade/pieces/blank-piece";
import { type OrderStore, useOrder, useSettled } from "./order-store";

export interface RowPlace {
  readonly list: PieceList;
  readonly index: number;
  readonly rowKey: number;
}

/** Selects the texts of one row; while it is being removed, its last texts. */
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

export function useRowDraft(store: OrderStore, place: RowPlace): PieceDraft {
  return useOrder(store, useRowSelection(place));
}

/** The texts of one row for calculations, one frame behind the typing: see {@link useSettled}. */
export function useSettledRowDraft(store: OrderStore, place: RowPlace): PieceDraft {
  return useSettled(store, useRowSelection(place));
}

export interface RowDetailsProps extends RowPlace {
  readonly scope: string;
  readonly store: OrderStore;
  readonly draft: PieceDraft;
  readonly specification: ProductSpecification | null;
  /** The folds that are open, because something is wrong in them or the server was asked for them: `hinges note`. */
  readonly openFolds: string;
  readonly isAlone?: boolean;
  /** Whether the server answers a button that asks for the details, so that its first page can leave them out. */
  readonly isAnswered?: boolean | undefined;
  /** Whether the row says that a cup cannot be where it is: the field of that cup then says it too. */
  readonly isCupRefused?: boolean;
  readonly onEdit: (change: Partial<PieceDraft>) => void;
}
