import type { ReactNode } from "react";
import { usePublishTotal } from "~/configurator/lines/order-total";
import type { ProductSpecification } from "~/trade/catalog/product";
import { isBegun } from "~/trade/pieces/drafted-order";
import { intentValue } from "../order-intents";
import type { OrderStore } from "../rows/order-store";
import { OrderBreakdown } from "./order-breakdown";
import { useOrderTotals } from "./use-order-totals";

interface OrderTotalsProps {
  readonly store: OrderStore;
  readonly rate: number;
  readonly specification: ProductSpecification | null;
  readonly onStartOver: () => void;
  readonly children: ReactNode;
}

export function OrderTotals({ store, rate, specification, onStartOver, children }: OrderTotalsProps) {
  const { draft, price, notes, marks } = useOrderTotals(store, rate, specification);
  usePublishTotal(price);
  return (
    <OrderBreakdown price={price} rate={rate} notes={notes} marks={marks} isEmpty={!isBegun(draft)}>
      {children}
      {isBegun(draft) && (
        <button
          type="submit"
          name="intent"
          value={intentValue({ type: "start-over" })}
          onClick={(event) => {
            event.preventDefault();
            onStartOver();
          }}
          className="button mt-2 w-full text-stone-700 link"
        >
          Start over
        </button>
      )}
    </OrderBreakdown>
  );
}
