import { formatCents, formatRate } from "~/domain/money";
import type { OrderPrice } from "~/domain/pricing";
import { formatSqFt, PRE_BORE_CENTS } from "~/domain/pricing";

interface ItemTotalsProps {
  readonly price: OrderPrice;
  readonly rate: number;
}

/** The sums under a cut list: area at the rate, pre-bore, total. */
export function ItemTotals({ price, rate }: ItemTotalsProps) {
  return (
    <dl className="figures mt-3 ml-auto grid w-full max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-t border-ink pt-3 text-sm">
      <dt>
        {formatSqFt(price.area)} sq ft at {formatRate(rate)} / sq ft
      </dt>
      <dd className="text-right">{formatCents(price.totalCents - price.preBore.cents)}</dd>
      {price.preBore.count > 0 && (
        <>
          <dt>
            Pre-bore, {price.preBore.count} × {formatCents(PRE_BORE_CENTS)}
          </dt>
          <dd className="text-right">{formatCents(price.preBore.cents)}</dd>
        </>
      )}
      <dt className="text-base font-semibold">Total</dt>
      <dd className="text-right text-base font-semibold">{formatCents(price.totalCents)}</dd>
    </dl>
  );
}
