import type { CartItem } from "~/configurator/lines/cart";
import { LeastArea } from "~/configurator/lines/least-area";
import { itemsWeight } from "~/configurator/lines/weight";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { isBelowMinimum } from "~/ordering/orders/order-price";
import { type Cents, formatCents } from "~/trade/measure/money";
import type { FreightBand } from "~/trade/pricing/price-terms";

export function BeforeOrdering({ items }: { readonly items: readonly CartItem[] }) {
  const terms = useShopTerms();
  const freight = estimateFreight(items, terms.freight);
  const minimum = terms.minimumOrderCents;
  const isBelow = isBelowMinimum(items, terms);
  return (
    <div className="figures mt-3 space-y-1 text-sm empty:hidden">
      <LeastArea />
      {freight && (
        <p className="text-stone-600">
          Estimated freight ({freight.pounds} lb): {formatCents(freight.cents)}. We confirm the exact amount.
        </p>
      )}
      {minimum !== null && (
        <p className={isBelow ? "border-l-4 border-signal pl-3 text-signal" : "text-stone-600"}>
          Minimum order {formatCents(minimum)} before tax and freight.
        </p>
      )}
    </div>
  );
}

interface FreightEstimate {
  readonly pounds: number;
  readonly cents: Cents;
}

/** The estimated freight of some pieces: that of the first weight band that covers them. */
export function estimateFreight(items: readonly CartItem[], bands: readonly FreightBand[]): FreightEstimate | null {
  const pounds = bands.length > 0 ? itemsWeight(items) : null;
  if (pounds === null || pounds === 0) return null;
  const band = bands.find(({ upToPounds }) => pounds <= upToPounds);
  return band ? { pounds, cents: band.cents } : null;
}
