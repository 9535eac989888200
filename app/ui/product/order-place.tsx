import { Suspense, useDeferredValue, useMemo, useRef } from "react";
import type { OrderReply } from "~/domain/order-reply";
import type { Product } from "~/domain/product";
import { OrderSection } from "./order-code";
import { useEarlyWork } from "./use-early-work";

interface OrderPlaceProps {
  readonly product: Product;
  readonly reply: OrderReply | undefined;
  /** Stays the same from render to render. */
  readonly onFinish: (name: string) => void;
}

/**
 * Where the order form stands (decision 116). The server sends it as a form that works by itself; its code, a quarter of the
 * page's, is fetched behind that of the page, and React hydrates the form when it is there. If it cannot be had, the
 * browser posts the form.
 */
export function OrderPlace({ product, reply, onFinish }: OrderPlaceProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const onLive = useEarlyWork(placeRef, reply);
  // What changes before the code is there waits for it: React would replace the served form with its fallback at once.
  const shown = useDeferredValue(product);
  const answer = useDeferredValue(reply);
  const section = useMemo(
    () => (
      <Suspense fallback={<p role="status">Loading...</p>}>
        <OrderSection product={shown} reply={answer} onFinish={onFinish} onLive={onLive} />
      </Suspense>
    ),
    [shown, answer, onFinish, onLive],
  );
  return (
    <div ref={placeRef} className="min-h-screen print:min-h-0">
      {section}
    </div>
  );
}
