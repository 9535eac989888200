import { useCallback, useRef } from "react";
import { useBrowserLayoutEffect } from "~/browser/use-layout-effect";

/**
 * A handler that stays the same function from render to render, and does what the latest one says: so what it is given
 * to need not be rendered again. Not to be called while rendering.
 */
export function useEventHandler<Args extends readonly unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handler);
  useBrowserLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
