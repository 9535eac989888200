import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { OrderReply } from "~/configurator/order-form/order-reply";
import { holdEarlyWork } from "~/configurator/order-form/page/early-work";
import { fetchOrderCode } from "./order-code";

/** A promise for an event that happens once, with the function that resolves it. */
function createEvent() {
  let happen = () => {};
  const happened = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happened, happen };
}

/**
 * Loads an order form's code as soon as the page runs, and after a failure again whenever it is needed. Until the form
 * runs, nothing done in it is lost.
 *
 * @returns a function to call once the form runs; the same in every render
 */
export function useEarlyWork(placeRef: RefObject<HTMLElement>, reply: OrderReply | undefined): () => void {
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
