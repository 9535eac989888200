import { useCallback, useEffect, useState } from "react";

/** A part of a page whose code is fetched when it is asked for. */
export interface OnDemand<T> {
  /** `null` until it is there. */
  readonly code: T | null;
  /** Whether the last try failed, as it does without a signal. */
  readonly failed: boolean;
  /** Fetches it, again where that failed. */
  readonly load: () => void;
}

/**
 * Code that is fetched once it is wanted. Unlike React's `lazy`, a fetch that fails takes nothing else off the page, and
 * can be repeated.
 *
 * @param fetch stays the same from render to render
 * @param present what is there without a fetch, as on the server
 */
export function useOnDemand<T>(fetch: () => Promise<T>, isWanted: boolean, present: T | null = null): OnDemand<T> {
  const [code, setCode] = useState(() => present);
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    fetch().then(
      (fetched) => setCode(() => fetched),
      () => setFailed(true),
    );
  }, [fetch]);

  const isMissing = isWanted && code === null;
  useEffect(() => {
    if (isMissing) load();
  }, [isMissing, load]);

  return { code, failed, load };
}
