import { useEffect, useRef } from "react";
import { moveFocus } from "~/base/browser/move-focus";
import { useHeldEarly } from "~/base/browser/use-held-early";
import { OrderChangeList } from "~/ordering/orders/page/order-change-list";
import type { OrderChange } from "~/ordering/orders/price-again";

interface WhatChangedProps {
  readonly changes: readonly OrderChange[];
  /** Whether anything is left to order. */
  readonly hasLines: boolean;
}

/** What has changed since the customer looked over the order; nothing is ordered yet. */
export function WhatChanged({ changes, hasLines }: WhatChangedProps) {
  const ref = useRef<HTMLDivElement>(null);
  const heldEarly = useHeldEarly();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again whenever there are other changes to show
  useEffect(() => {
    const isHeld = heldEarly.current;
    heldEarly.current = false;
    if (isHeld) return;
    moveFocus(ref.current, { preventScroll: true });
    ref.current?.scrollIntoView({ block: "start" });
  }, [changes]);
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mt-8 border-2 border-signal bg-white px-5 py-4 focus-visible:outline-none"
    >
      <h2 className="font-sans text-lg font-semibold">What changed</h2>
      <OrderChangeList changes={changes} />
      <p className="mt-2">
        Nothing is ordered yet.
        {hasLines && " Look over the pieces below at today's prices, tick the box again and place the order."}
      </p>
    </div>
  );
}
