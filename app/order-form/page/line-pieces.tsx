import { finishedTitle } from "~/catalog/finish";
import type { CartItem } from "~/lines/cart";
import { priceItem } from "~/lines/cart-item";
import { ItemTotals } from "~/lines/item-totals";
import { useShopTerms } from "~/ui/kit/shop-terms";
import { CutList } from "./cut-list";

interface LinePiecesProps {
  readonly item: CartItem;
  readonly totalLabel?: string | null;
}

/** An item's cut list with its totals; samples are all alike, so they have no list. */
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
