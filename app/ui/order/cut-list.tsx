import type { CartItem } from "~/domain/cart";
import { sized } from "~/domain/cart-item";
import { formatSize } from "~/domain/measure";
import { formatCents } from "~/domain/money";
import { type Door, PIECE_LISTS, type Piece } from "~/domain/piece";
import { faultsOf } from "~/domain/piece-notes";
import { formatSqFt, pricePiece } from "~/domain/pricing";
import { faultText } from "./note-words";
import { pieceName } from "./piece-words";

/** On a phone, location and area share the lines of their neighbors instead of having columns of their own. */
const WIDE_CELL = "hidden md:table-cell print:table-cell";
const NARROW_LINE = "block wrap-anywhere md:hidden print:hidden";

/** Every piece of an item as the shop floor reads it: width before height, location, area, price. */
export function CutList({ item, caption }: { readonly item: CartItem; readonly caption: string }) {
  return (
    <table className="cut-list figures w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-stone-600">
        <tr>
          <th scope="col">Piece</th>
          <th scope="col">Width × height</th>
          <th scope="col" className={WIDE_CELL}>
            Location
          </th>
          <th scope="col" className={`${WIDE_CELL} text-right`}>
            Area
          </th>
          <th scope="col" className="text-right">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {PIECE_LISTS.flatMap((list) =>
          item[list].map((piece, index) => {
            const name = pieceName(list, index);
            return <CutListRow key={name} name={name} piece={piece} rate={item.pricePerSqFt} />;
          }),
        )}
      </tbody>
    </table>
  );
}

interface CutListRowProps {
  readonly name: string;
  readonly piece: Piece | Door;
  readonly rate: number;
}

function CutListRow({ name, piece, rate }: CutListRowProps) {
  const price = pricePiece(sized(piece), rate);
  const faults = faultsOf(piece);
  const area = `${formatSqFt(price.area)} sq ft`;
  const place = (
    <>
      {piece.location}
      {"preBored" in piece && piece.preBored && <span className="block text-stone-600">Pre-bored</span>}
    </>
  );
  return (
    <tr className="border-t border-stone-200">
      <th scope="row" className="font-normal whitespace-nowrap">
        {name}
      </th>
      <td>
        <span className="whitespace-nowrap">{formatSize(piece.width, piece.height)}</span>
        {faults.length > 0 && <span className="block text-signal">Cannot be made: {faultText(faults)}</span>}
        <span className={NARROW_LINE}>{place}</span>
      </td>
      <td className={`${WIDE_CELL} wrap-anywhere`}>{place}</td>
      <td className={`${WIDE_CELL} text-right whitespace-nowrap`}>{area}</td>
      <td className="text-right whitespace-nowrap">
        {formatCents(price.cents)}
        <span className={`${NARROW_LINE} text-stone-600`}>{area}</span>
      </td>
    </tr>
  );
}
