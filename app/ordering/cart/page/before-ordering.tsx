import type { CartItem } from "~/configurator/lines/cart";
import { LeastArea } from "~/configurator/lines/least-area";
import { useShopTerms } from "~/house/ui/kit/shop-terms";
import { isBelowMinimum } from "~/ordering/orders/order-price";
import { formatCents } from "~/trade/measure/money";

export function BeforeOrdering({ items }: { readonly items: readonly CartItem[] }) {
  const terms = useShopTerms();
  const minimum = terms.minimumOrderCents;
  const isBelow = isBelowMinimum(items, terms);
  return (
    <div className="figures mt-3 space-y-1 text-sm empty:hidden">
      <LeastArea />
      {minimum !== null && (
        <p className={isBelow ? "border-l-4 border-signal pl-3 text-signal" : "text-stone-600"}>
          Minimum order {formatCents(minimum)} before tax and freight.
        </p>
      )}
    </div>
  );
}
