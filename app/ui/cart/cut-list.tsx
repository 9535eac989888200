import type { CartItem } from "~/domain/cart";
import { sized } from "~/domain/cart-item";
import { formatMeasure, type Measure } from "~/domain/measure";
import { formatCents } from "~/domain/money";
import { type Door, PIECE_LISTS, PIECE_NAMES, type Piece } from "~/domain/piece";
import { formatSqFt, pricePiece } from "~/domain/pricing";

/** Every piece of an item as the shop floor reads it: width before height, location, area, price. */
export function CutList({ item, caption }: { readonly item: CartItem; readonly caption: string }) {
  return (
    <table className="cut-list figures w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-stone-600">
        <tr>
          <th scope="col">Piece</th>
          <th scope="col">Width × height</th>
          <th scope="col">Location</th>
          <th scope="col" className="text-right">
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
            const name = `${PIECE_NAMES[list]} ${index + 1}`;
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
  const preBored = "preBored" in piece && piece.preBored;
  return (
    <tr className="border-t border-stone-200">
      <th scope="row" className="font-normal whitespace-nowrap">
        {name}
      </th>
      <td className="whitespace-nowrap">
        <Inches measure={piece.width} /> × <Inches measure={piece.height} />
      </td>
      <td className="wrap-anywhere">
        {piece.location}
        {preBored && <span className="block text-stone-600">Pre-bored</span>}
      </td>
      <td className="text-right whitespace-nowrap">{formatSqFt(price.area)} sq ft</td>
      <td className="text-right">{formatCents(price.cents)}</td>
    </tr>
  );
}

function Inches({ measure }: { readonly measure: Measure }) {
  return <>{formatMeasure(measure)}&quot;</>;
}
