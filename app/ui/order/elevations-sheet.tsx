import { isInOrder } from "~/domain/drafted-order";
import { toDoor, toPiece } from "~/domain/drafted-piece";
import { PIECE_LISTS } from "~/domain/piece";
import { unreadableProblems } from "~/domain/piece-problems";
import type { ProductSpecification } from "~/domain/product";
import { ElevationSheet } from "~/ui/door-drawing/elevation-sheet";
import { type OrderStore, useSettledDraft } from "./order-store";
import { pieceName } from "./piece-words";

interface ElevationsSheetProps {
  readonly store: OrderStore;
  readonly specification: ProductSpecification | null;
}

/** The pieces of the order form that have a size, as elevations. */
export function ElevationsSheet({ store, specification }: ElevationsSheetProps) {
  const draft = useSettledDraft(store);
  const pieces = PIECE_LISTS.flatMap((list) =>
    draft.rows[list].flatMap((row, index) => {
      if (!isInOrder(draft, list, row.draft) || unreadableProblems(row.draft, list).length > 0) return [];
      const piece = list === "doors" ? toDoor(row.draft) : toPiece(row.draft, list);
      return [{ list, piece, specification, label: pieceName(list, index) }];
    }),
  );
  return <ElevationSheet name="elevations" pieces={pieces} />;
}
