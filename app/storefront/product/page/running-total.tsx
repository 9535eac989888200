import { useEffect, useState } from "react";
import { ListPrice } from "~/configurator/lines/list-price";
import { ORDER_BREAKDOWN_ID, TOTAL_WITHOUT, useOrderTotal } from "~/configurator/lines/order-total";
import { classNames } from "~/house/ui/kit/class-names";
import { formatCents } from "~/trade/measure/money";
import { formatSqFt } from "~/trade/pricing/pricing";

/**
 * Whether any part of an element is in view: false on the server and until hydrated.
 *
 * @param id the element's id; `null` while it does not exist, as before the order form has loaded
 * @param margin how much larger, or if negative smaller, the window counts: the browser's `rootMargin`
 */
export function useInSight(id: string | null, margin = "0px"): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    const element = id === null ? null : document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, margin]);
  return inSight;
}

/**
 * The order form's running total next to the pictures on a large screen. While the breakdown is in view it is hidden,
 * but keeps its place.
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
            <span>Your list</span>
            <span>
              <ListPrice listCents={total.listCents} cents={total.totalCents} className="mr-2 text-sm" />
              {formatCents(total.totalCents)}
            </span>
          </p>
          <p className="figures text-sm text-stone-600">
            <span className="whitespace-nowrap">{formatSqFt(total.area)} sq ft</span>, {TOTAL_WITHOUT}
          </p>
        </>
      ) : (
        <p className="text-sm text-stone-600">Your running total appears here.</p>
      )}
    </div>
  );
}
