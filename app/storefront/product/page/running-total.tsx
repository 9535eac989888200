import { ORDER_BREAKDOWN_ID, TOTAL_WITHOUT, useOrderTotal } from "~/configurator/lines/order-total";
import { classNames } from "~/house/ui/kit/class-names";
import { formatCents } from "~/trade/measure/money";
import { formatSqFt } from "~/trade/pricing/pricing";
import { ListPrice } from "./list-price";
import { useInSight } from "./use-in-sight";

/**
 * The order form's running total next to the pictures on a large screen. While the breakdown is in view, it is hidden
 * but keeps its place, so that there is one total at a time.
 */
export function RunningTotal() {
  const total = useOrderTotal();
  const breakdownInSight = useInSight(total && ORDER_BREAKDOWN_ID);
  const begun = total !== null && total.totalCents > 0;
  return (
    <div
      className={classNames(
        "mt-6 hidden min-h-16 border-t border-stone-300 pt-4 lg:block print:hidden",
        breakdownInSight && "invisible",
      )}
    >
      {begun ? (
        <>
          <p className="figures flex items-baseline justify-between gap-4 text-lg font-semibold">
            <span>Your list</span> <span>{formatCents(total.totalCents)}</span>
          </p>
          <p className="figures text-sm text-stone-600">
            <span className="whitespace-nowrap">{formatSqFt(total.area)} sq ft</span>, {TOTAL_WITHOUT}
            <ListPrice of={total} />
          </p>
        </>
      ) : (
        <p className="text-sm text-stone-600">Your running total appears here.</p>
      )}
    </div>
  );
}
