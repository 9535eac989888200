import type { CartItem } from "~/configurator/lines/cart";
import { priceItem } from "~/configurator/lines/cart-item";
import { ItemTotals } from "~/configurator/lines/item-totals";
import { pieceName } from "~/configurator/lines/piece-words";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { finishedTitle } from "~/trade/catalog/finish";
import { PIECE_LISTS, quantityOf } from "~/trade/measure/piece";
import { PrintedRow } from "./printed-row";

interface LinePiecesProps {
  readonly item: CartItem;
  readonly totalLabel?: string | null;
  readonly isDecided?: boolean;
}

/** An item's cut list with its totals; samples are all alike, so they have no list. */
export function LinePieces({ item, totalLabel = "Total", isDecided = false }: LinePiecesProps) {
  const caption = `Pieces of ${finishedTitle(item)}`;
  return (
    <>
      {!item.sample && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div role="group" aria-label={caption} tabIndex={0} className="overflow-x-auto">
          <CutList item={item} caption={caption} isDecided={isDecided} />
        </div>
      )}
      <ItemTotals
        price={priceItem(item, useShopTerms())}
        rate={item.pricePerSqFt}
        sample={item.sample}
        label={totalLabel}
      />
    </>
  );
}

interface CutListProps {
  readonly item: CartItem;
  readonly caption: string;
  readonly isDecided: boolean;
}

/** Every piece of an item as the workshop reads it: width before height, location, area, price. */
function CutList({ item, caption, isDecided }: CutListProps) {
  const counted = PIECE_LISTS.some((list) => item[list].some((piece) => quantityOf(piece) > 1));
  return (
    <table className="cut-list figures w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-stone-600">
        <tr>
          <th scope="col">Piece</th>
          {counted && (
            <th scope="col" className="amount">
              Qty
            </th>
          )}
          <th scope="col">Width × height</th>
          <th scope="col" className="wide">
            Location
          </th>
          <th scope="col" className="wide amount">
            Area
          </th>
          <th scope="col" className="amount">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {PIECE_LISTS.flatMap((list) =>
          item[list].map((piece, index) => {
            const name = pieceName(list, index);
            return <PrintedRow key={name} {...{ list, name, piece, item, counted, isDecided }} />;
          }),
        )}
      </tbody>
    </table>
  );
}
