import { Suspense, useDeferredValue, useMemo, useRef } from "react";
import type { OrderReply } from "~/configurator/order-form/order-reply";
import type { Product } from "~/trade/catalog/product";
import { OrderSection } from "./order-code";
import { useEarlyWork } from "./use-early-work";

interface OrderPlaceProps {
  readonly product: Product;
  readonly reply: OrderReply | undefined;
  /** Must be the same function in every render. */
  readonly onFinish: (name: string) => void;
}

/**
 * The place of the order form. The server sends it as a form that works without JavaScript. Its code, a quarter of the
 * page's, is loaded after that of the page, and React then hydrates the form; if the code cannot be loaded, the browser
 * posts the form (decision 116).
 */
export function OrderPlace({ product, reply, onFinish }: OrderPlaceProps) {
  const placeRef = useRef<HTMLDivElement>(null);
  const onLive = useEarlyWork(placeRef, reply);
  // Deferred, so that changes wait for the form's code: React would otherwise replace the form with the fallback.
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
