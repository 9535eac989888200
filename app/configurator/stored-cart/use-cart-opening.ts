import { useCallback, useEffect, useState } from "react";

export interface CartNavigation {
  /** Set if Back must not return to the previous page. */
  readonly replace: boolean;
}

const REACH_TIMEOUT_MS = 4000;

/** Whether the shop answers; a browser often reports that it is online when nothing gets through. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), REACH_TIMEOUT_MS);
  try {
    await fetch("/cart", { method: "HEAD", signal: request.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Opens the cart after something was added to it. If the shop cannot be reached, it waits until the browser is online
 * again: navigating would replace the page with the browser's error page, as if nothing had been saved.
 *
 * @param open opens the cart; stays the same from render to render
 * @returns whether the cart waits for the network, and what to call once something was added
 */
export function useCartOpening(
  open: (opening: CartNavigation) => void,
): [isWaiting: boolean, added: (next: CartNavigation) => void] {
  const [waiting, setWaiting] = useState<CartNavigation | null>(null);
  const added = useCallback(
    (next: CartNavigation) => {
      void isReachable().then((reachable) => (reachable ? open(next) : setWaiting(next)));
    },
    [open],
  );
  useEffect(() => {
    if (!waiting) return;
    const retry = () => added(waiting);
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [waiting, added]);
  return [waiting !== null, added];
}
