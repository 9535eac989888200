import { priceItemPiece, sized } from "~/configurator/lines/cart-item";
import { pieceDetails } from "~/configurator/lines/detail-words";
import { pieceName } from "~/configurator/lines/piece-words";
import { pieceRemark } from "~/configurator/order-form/rows/note-words";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { formatSize } from "~/trade/measure/measure";
import { formatCents } from "~/trade/measure/money";
import { quantityOf } from "~/trade/measure/piece";
import type { NumberedPiece, StyleGroup } from "../style-groups";
import { TickBoxes } from "./tick-boxes";

/** Up to this many pieces, each has a box to tick; more pieces share one box. */
const MOST_BOXES = 4;

interface PaperRowProps {
  readonly numbered: NumberedPiece;
  readonly group: StyleGroup;
  /** Whether its order is in production. */
  readonly isDecided: boolean;
}

/** One row of the cut list on paper, with what the workshop must know about it. */
export function PaperRow({ numbered, group, isDecided }: PaperRowProps) {
  const { list, number, piece } = numbered;
  const quantity = quantityOf(piece);
  const { cents } = priceItemPiece({ ...group, pricePerSqFt: group.rate }, sized(piece), useShopTerms());
  const said = pieceRemark(list, piece, group, isDecided);
  return (
    <tr>
      <td className="whitespace-nowrap">
        <TickBoxes count={quantity > MOST_BOXES ? 1 : quantity} />
      </td>
      <th scope="row" className="font-normal whitespace-nowrap">
        {pieceName(list, number - 1)}
      </th>
      <td className="text-right">{quantity}</td>
      <td className="font-semibold whitespace-nowrap">{formatSize(piece.width, piece.height)}</td>
      <td className="min-w-[24mm] wrap-anywhere">{piece.location}</td>
      <td className="wrap-anywhere">
        {pieceDetails(piece).join("; ")}
        {said.map(({ text }) => (
          <strong key={text} className="block">
            {text}
          </strong>
        ))}
      </td>
      <td className="text-right whitespace-nowrap">{formatCents(cents * quantity)}</td>
    </tr>
  );
}
