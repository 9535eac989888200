import { Suspense, useDeferredValue, useMemo } from "react";
import type { OrderPanelsProps } from "./order-panels";
import { orderPanels } from "./order-panels-part";

const OrderPanels = orderPanels.Part;

/** The place of the panels beside the rows: the server's until their code has arrived. */
export function PanelsPlace({ store, reply, asides: latest, setAsides, specification }: OrderPanelsProps) {
  // Deferred, so that changes wait for the panels' code: React would otherwise remove what the server sent.
  const asides = useDeferredValue(latest);
  return useMemo(
    () => (
      <Suspense fallback={null}>
        <OrderPanels {...{ store, reply, asides, setAsides, specification }} />
      </Suspense>
    ),
    [store, reply, asides, setAsides, specification],
  );
}
