import { memo } from "react";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { formatCents } from "~/trade/measure/money";
import { maxInches } from "~/trade/measure/piece";
import { sizeOf } from "~/trade/pieces/piece-draft";
import { formatSqFt, pricePiece } from "~/trade/pricing/pricing";
import type { OrderStore } from "./order-store";
import { type RowPlace, useSettledRowDraft } from "./use-row-draft";

interface RowPriceProps extends RowPlace {
  readonly store: OrderStore;
  readonly rate: number;
}

/** A row's area and price, for all of its pieces. */
export const RowPrice = memo(function RowPrice({ store, rate, ...place }: RowPriceProps) {
  const sized = sizeOf(useSettledRowDraft(store, place), maxInches(place.list));
  const price = pricePiece(sized, rate, useShopTerms());
  const quantity = sized.quantity ?? 1;
  return (
    <p className="piece-price figures text-right text-sm whitespace-nowrap">
      <span className="block text-stone-600">{formatSqFt(price.area * quantity)} sq ft</span>
      <span className="block font-semibold">{formatCents(price.cents * quantity)}</span>
      {quantity > 1 && <span className="block text-stone-600">{formatCents(price.cents)} each</span>}
    </p>
  );
});
