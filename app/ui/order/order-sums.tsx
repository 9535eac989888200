import { type ReactNode, useMemo } from "react";
import { sizedOrderOf } from "~/domain/configuration-draft";
import { marksOf } from "~/domain/piece-marks";
import { notesOf } from "~/domain/piece-notes";
import { priceOrder } from "~/domain/pricing";
import type { ProductSpecification } from "~/domain/product";
import { OrderBreakdown } from "./order-breakdown";
import { type OrderStore, useSettledDraft } from "./order-store";
import { usePublishTotal } from "./order-total";
import { isBegun } from "./use-kept-order";

interface OrderSumsProps {
  readonly store: OrderStore;
  readonly rate: number;
  readonly specification: ProductSpecification | null;
  readonly onStartOver: () => void;
  readonly children: ReactNode;
}

/** What the rows come to. */
export function OrderSums({ store, rate, specification, onStartOver, children }: OrderSumsProps) {
  const draft = useSettledDraft(store);
  const price = useMemo(() => priceOrder(sizedOrderOf(draft), rate), [draft, rate]);
  const notes = useMemo(() => notesOf(draft), [draft]);
  const marks = useMemo(() => marksOf(draft, specification), [draft, specification]);
  usePublishTotal(price);
  return (
    <OrderBreakdown price={price} rate={rate} notes={notes} marks={marks}>
      {children}
      {isBegun(draft) && (
        <button
          type="button"
          onClick={onStartOver}
          className="button mt-2 w-full text-stone-700 underline underline-offset-4"
        >
          Start over
        </button>
      )}
    </OrderBreakdown>
  );
}
