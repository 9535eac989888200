import { type RefObject, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { OrderReply } from "~/configurator/order-form/order-reply";
import { holdEarlyWork } from "~/configurator/order-form/page/early-work";
import type { Product } from "~/trade/catalog/product";
import { fetchOrderCode, OrderSection } from "./order-code";

function createEvent() {
  let happen = () => {};
  const happened = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happened, happen };
}

/**
 * Loads an order form's code as soon as the page runs, and after a failure again whenever it is needed. Nothing done in
 * the form until then is lost. Returns a function to call once the form runs, the same in every render.
 */
function useEarlyWork(placeRef: RefObject<HTMLElement>, reply: OrderReply | undefined): () => void {
  const [live] = useState(createEvent);
  const first = useRef(reply);
  const stopRef = useRef(() => {});
  useEffect(() => {
    const place = placeRef.current;
    if (!place) return;
    let loading: Promise<void> | undefined;
    const load = () => {
      loading ??= fetchOrderCode(first.current).then(
        () => live.happened,
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    };
    const tryToLoad = () => void load().catch(() => {});
    const stop = holdEarlyWork(place, load);
    stopRef.current = stop;
    void live.happened.then(stop);
    window.addEventListener("online", tryToLoad);
    tryToLoad();
    return () => {
      stop();
      window.removeEventListener("online", tryToLoad);
    };
  }, [placeRef, live]);
  return useCallback(() => {
    // Stop now: what the form itself does when it starts must not be held back.
    stopRef.current();
    live.happen();
  }, [live]);
}

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
