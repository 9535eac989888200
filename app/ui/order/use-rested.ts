import { useEffect, useState } from "react";
import { afterPress } from "~/browser/after-press";

/**
 * A value as it was when it last rested, and not while a pointer is pressed; at first the value itself.
 *
 * @param waitMs asked at each change: how long it must stay the same, in milliseconds
 */
export function useRested<T>(value: T, waitMs: () => number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => afterPress(() => setRested(value)), waitMs());
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return rested;
}
