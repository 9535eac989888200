import { useEffect, useState } from "react";
import { afterPress } from "~/base/browser/after-press";

/**
 * The last value that stayed unchanged for a while; at first, the value itself. It does not change while a pointer is
 * pressed.
 *
 * @param waitMs called at each change; returns how long the value must stay unchanged, in milliseconds
 */
export function useDebounced<T>(value: T, waitMs: () => number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => afterPress(() => setDebounced(value)), waitMs());
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return debounced;
}
