import type { ReactNode } from "react";
import { TOTAL_WITHOUT } from "~/configurator/lines/order-total";
import { OrderBreakdown } from "~/configurator/order-form/page/order-breakdown";
import { useOrderTotals } from "~/configurator/order-form/page/use-order-totals";
import type { OrderStore } from "~/configurator/order-form/rows/order-store";
import { Button } from "~/house/ui/kit/button";
import type { ProductSpecification } from "~/trade/catalog/product";
import { formatCents } from "~/trade/measure/money";

interface EditTotalsProps {
  readonly store: OrderStore;
  readonly rate: number;
  readonly specification: ProductSpecification | null;
  readonly isLost: boolean;
  readonly onCancel: () => void;
  /** Shown together with the total, always in view. */
  readonly children: ReactNode;
}

/**
 * The totals of the edited line, and a bar with its new total and Save, which stays in view while the customer scrolls
 * a long line. The breakdown hides its own total, because the bar shows it.
 */
export function EditTotals({ store, rate, specification, isLost, onCancel, children }: EditTotalsProps) {
  const { price, notes, marks } = useOrderTotals(store, rate, specification);
  return (
    <>
      <div className="[&_tfoot]:hidden">
        <OrderBreakdown price={price} rate={rate} notes={notes} marks={marks} />
      </div>
      <div className="order-bar sticky bottom-0 z-10 -ml-4 border-t-2 border-ink bg-paper pl-4 md:-ml-6 md:pl-6">
        {children}
        <div className="flex flex-wrap items-center gap-2 py-3 min-[22.5rem]:flex-nowrap">
          <p className="figures mr-auto min-w-0 leading-tight">
            <span className="block text-lg font-semibold">{formatCents(price.totalCents)}</span>
            <span className="block text-sm text-stone-600">total {TOTAL_WITHOUT}</span>
          </p>
          <Button look="outline" onClick={onCancel}>
            {isLost ? "Dismiss" : "Cancel"}
          </Button>
          <Button type="submit" look="accent">
            {isLost ? "Add again" : "Save"}
          </Button>
        </div>
      </div>
    </>
  );
}
