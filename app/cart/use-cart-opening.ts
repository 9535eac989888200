import { useCallback, useEffect, useState } from "react";

export interface Opening {
  /** Set if Back must not return to the previous page. */
  readonly replace: boolean;
}

/** The longest wait for a page without a message, in milliseconds. */
const PATIENCE_MS = 4000;

/** Whether the shop answers; a browser often reports that it is online when nothing gets through. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const asking = new AbortController();
  const timer = setTimeout(() => asking.abort(), PATIENCE_MS);
  try {
    await fetch("/cart", { method: "HEAD", signal: asking.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Opens the cart once something was added; if the shop cannot be reached, once the browser is online again. The router
 * would replace the page with a browser error page, as if nothing had been saved.
 *
 * @param open opens the cart; stays the same from render to render
 * @returns whether the cart waits for the network, and what to call once something was added
 */
export function useCartOpening(open: (opening: Opening) => void): [isWaiting: boolean, added: (next: Opening) => void] {
  const [waiting, setWaiting] = useState<Opening | null>(null);
  const added = useCallback(
    (next: Opening) => {
      void isReachable().then((reachable) => (reachable ? open(next) : setWaiting(next)));
    },
    [open],
  );
  useEffect(() => {
    if (!waiting) return;
    const goOn = () => added(waiting);
    window.addEventListener("online", goOn);
    return () => window.removeEventListener("online", goOn);
  }, [waiting, added]);
  return [waiting !== null, added];
}
