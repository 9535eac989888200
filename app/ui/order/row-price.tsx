import { formatCents } from "~/domain/money";
import { formatSqFt, type PricedPiece } from "~/domain/pricing";

interface RowPriceProps {
  /** Of one piece. */
  readonly price: PricedPiece;
  readonly quantity: number;
}

/** A row's area and price, for all of its pieces. */
export function RowPrice({ price, quantity }: RowPriceProps) {
  return (
    <p className="piece-price figures text-right text-sm whitespace-nowrap">
      <span className="block text-stone-600">{formatSqFt(price.area * quantity)} sq ft</span>
      <span className="block font-semibold">{formatCents(price.cents * quantity)}</span>
      {quantity > 1 && <span className="block text-stone-600">{formatCents(price.cents)} each</span>}
    </p>
  );
}
