import type { CartItem } from "~/domain/cart";
import { priceItem } from "~/domain/cart-item";
import { finishedTitle } from "~/domain/finish";
import { useShopTerms } from "~/ui/kit/shop-terms";
import { CutList } from "./cut-list";
import { ItemTotals } from "./item-totals";

interface LinePiecesProps {
  readonly item: CartItem;
  readonly totalLabel?: string | null;
}

/** An item's cut list with its sums; samples are all alike, so they have no list. */
export function LinePieces({ item, totalLabel = "Total" }: LinePiecesProps) {
  return (
    <>
      {!item.sample && (
        <div className="overflow-x-auto">
          <CutList item={item} caption={`Pieces of ${finishedTitle(item)}`} />
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
