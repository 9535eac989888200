import { useCallback, useEffect, useState } from "react";

export interface Opening {
  /** Where the page before must not be gone back to. */
  readonly replace: boolean;
}

/** Longer than this nobody waits for a page without a word, in milliseconds. */
const PATIENCE_MS = 4000;

/** Whether the shop answers; a browser often believes to be online where nothing comes through. */
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
 * What follows once something is in the cart: the cart opens, or, where the shop cannot be reached, does so once the
 * browser is online again. The router would leave the page for one of the browser's own, as if nothing had been kept.
 *
 * @param open opens the cart; stays the same from render to render
 * @returns whether the cart waits for the network, and what to call once something is in it
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
