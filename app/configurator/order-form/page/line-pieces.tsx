import type { CartItem } from "~/configurator/lines/cart";
import { priceItem } from "~/configurator/lines/cart-item";
import { ItemTotals } from "~/configurator/lines/item-totals";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { finishedTitle } from "~/trade/catalog/finish";
import { CutList } from "./cut-list";

interface LinePiecesProps {
  readonly item: CartItem;
  readonly totalLabel?: string | null;
  /** Whether its order is in production: nothing is asked any more. */
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
