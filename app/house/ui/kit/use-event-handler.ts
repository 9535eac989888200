import { useCallback, useRef } from "react";
import { useBrowserLayoutEffect } from "~/base/browser/use-layout-effect";

/** Stays the same function across renders and calls the latest handler. Must not be called while rendering. */
export function useEventHandler<Args extends readonly unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handler);
  useBrowserLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
