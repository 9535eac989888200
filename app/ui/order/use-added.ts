import { useEffect, useState } from "react";

interface Added {
  readonly replace: boolean;
}

/**
 * What follows an order that is in the cart: the cart opens, or, where the browser is offline, does so once it is online.
 *
 * @param open opens the cart
 * @returns whether the cart waits for the network, and what to call once the order is in it
 */
export function useAdded(open: (options: Added) => void): [isWaiting: boolean, added: (options: Added) => void] {
  const [waiting, setWaiting] = useState<Added | null>(null);
  useEffect(() => {
    if (!waiting) return;
    const go = () => open(waiting);
    window.addEventListener("online", go);
    return () => window.removeEventListener("online", go);
  }, [waiting, open]);
  return [waiting !== null, (options) => (navigator.onLine ? open(options) : setWaiting(options))];
}
