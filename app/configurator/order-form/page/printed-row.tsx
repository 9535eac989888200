import type { CartItem } from "~/configurator/lines/cart";
import { priceItemPiece, sized } from "~/configurator/lines/cart-item";
import { pieceDetails } from "~/configurator/lines/detail-words";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { formatSize } from "~/trade/measure/measure";
import { formatCents } from "~/trade/measure/money";
import { type Door, type Piece, type PieceList, quantityOf } from "~/trade/measure/piece";
import { formatSqFt } from "~/trade/pricing/pricing";
import { type PieceRemark, pieceRemark } from "../rows/note-words";

interface PrintedRowProps {
  readonly list: PieceList;
  readonly name: string;
  readonly piece: Piece | Door;
  readonly item: CartItem;
  readonly counted: boolean;
  readonly isDecided: boolean;
}

/** On a phone, location and area are in lines of their neighbors (`narrow`) instead of in columns of their own (`wide`). */
export function PrintedRow({ list, name, piece, item, counted, isDecided }: PrintedRowProps) {
  const quantity = quantityOf(piece);
  const price = priceItemPiece(item, sized(piece), useShopTerms());
  const area = `${formatSqFt(price.area * quantity)} sq ft`;
  const place = (
    <>
      {piece.location}
      {pieceDetails(piece).map((text) => (
        <span key={text} className="block text-stone-600">
          {text}
        </span>
      ))}
    </>
  );
  const words = pieceRemark(list, piece, item, isDecided);
  return (
    <>
      <tr>
        <th scope="row">{name}</th>
        {counted && <td className="amount">{quantity}</td>}
        <td>
          <span className="whitespace-nowrap">{formatSize(piece.width, piece.height)}</span>
          <span className="narrow">{place}</span>
        </td>
        <td className="wide wrap-anywhere">{place}</td>
        <td className="wide amount">{area}</td>
        <td className="amount">
          {formatCents(price.cents * quantity)}
          {quantity > 1 && <span className="block text-stone-600">{formatCents(price.cents)} each</span>}
          <span className="narrow text-stone-600">{area}</span>
        </td>
      </tr>
      {words.length > 0 && <FindingsRow name={name} words={words} />}
    </>
  );
}

function FindingsRow({ name, words }: { readonly name: string; readonly words: readonly PieceRemark[] }) {
  return (
    <tr className="findings">
      <td colSpan={6}>
        <span className="sr-only">{name}: </span>
        {words.map(({ red, text }) => (
          <span
            key={text}
            className={red ? "block border-l-4 border-signal pl-3 text-signal" : "block border-l-4 border-oak pl-3"}
          >
            {text}
          </span>
        ))}
      </td>
    </tr>
  );
}
