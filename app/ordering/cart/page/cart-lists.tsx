import { brand } from "~/base/brand/brand";
import type { CartLine } from "~/configurator/lines/cart";
import { useCart } from "~/configurator/stored-cart/cart";
import { finishedTitle } from "~/trade/catalog/finish";
import { PIECE_LISTS, type Piece, quantityOf } from "~/trade/measure/piece";

/** The contents of this browser's cart; empty until localStorage has been read. */
export function CartLists() {
  const { snapshot } = useCart(brand.key);
  if (snapshot.status !== "ready") return null;
  if (snapshot.cart.length === 0) return <p>This browser's cart is empty.</p>;
  return (
    <ul className="border-y border-stone-300">
      {snapshot.cart.map((line) => (
        <li key={line.lineId} className="border-b border-stone-300 py-5 last:border-b-0">
          <h2 className="text-xl">{finishedTitle(line)}</h2>
          <p className="text-stone-700">{countOf(line)}</p>
        </li>
      ))}
    </ul>
  );
}

function countOf(line: CartLine): string {
  return PIECE_LISTS.filter((list) => line[list].length > 0)
    .map((list) => `${piecesOf(line[list])} ${piecesOf(line[list]) === 1 ? list.slice(0, -1) : list}`)
    .join(", ");
}

const piecesOf = (pieces: readonly Piece[]) => pieces.reduce((count, piece) => count + quantityOf(piece), 0);
