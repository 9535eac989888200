import { ElevationSheet } from "~/configurator/door-drawing/elevation-sheet";
import { pieceName } from "~/configurator/lines/piece-words";
import type { ProductSpecification } from "~/trade/catalog/product";
import { unreadableProblems } from "~/trade/making/piece-problems";
import { PIECE_LISTS } from "~/trade/measure/piece";
import { rowsInOrder } from "~/trade/pieces/drafted-order";
import { toDoor, toPiece } from "~/trade/pieces/drafted-piece";
import { type OrderStore, useSettledDraft } from "../rows/order-store";

interface ElevationsSheetProps {
  readonly store: OrderStore;
  readonly specification: ProductSpecification | null;
  /** A list with more rows is not drawn; without it, every list is. */
  readonly most?: number;
}

export function ElevationsSheet({ store, specification, most }: ElevationsSheetProps) {
  const draft = useSettledDraft(store);
  const pieces = PIECE_LISTS.flatMap((list) => {
    const counted = new Set(rowsInOrder(draft, list));
    return draft.rows[list].flatMap((row, index) => {
      if (!counted.has(row) || unreadableProblems(row.draft, list).length > 0) return [];
      const piece = list === "doors" ? toDoor(row.draft) : toPiece(row.draft, list);
      return [{ list, piece, specification, label: pieceName(list, index) }];
    });
  });
  if (pieces.length === 0) {
    return (
      <p>
        The drawings appear once you enter a width and a height.
        <noscript> Then press “Update prices”.</noscript>
      </p>
    );
  }
  if (most !== undefined && pieces.length > most) {
    return <p>There are too many pieces to draw here. The checkout draws them all.</p>;
  }
  return <ElevationSheet name="elevations" pieces={pieces} />;
}
