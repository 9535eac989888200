import { useEffect, useState } from "react";

/**
 * A value as it was when it last rested; at first the value itself.
 *
 * @param waitMs asked at each change: how long it must stay the same, in milliseconds
 */
export function useRested<T>(value: T, waitMs: () => number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), waitMs());
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return rested;
}
