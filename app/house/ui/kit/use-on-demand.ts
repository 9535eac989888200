import { useCallback, useEffect, useState } from "react";

/** Code that is loaded on demand, once. */
export interface Part<T> {
  /** `null` until it is loaded. */
  readonly get: () => T | null;
  /** Loads it; after a failure, it can be called again. */
  readonly load: () => Promise<T>;
}

/** @param present the code if it is already loaded, as on the server */
export function partOnDemand<T>(fetch: () => Promise<T>, present: T | null = null): Part<T> {
  let code = present;
  const load = async () => {
    code ??= await fetch();
    return code;
  };
  return { get: () => code, load };
}

/** A part of a page whose code is loaded on demand. */
export interface OnDemand<T> {
  /** `null` until it is loaded. */
  readonly code: T | null;
  /** Whether the last attempt failed, as it does while offline. */
  readonly failed: boolean;
  /** Loads it, or tries again after a failure. */
  readonly load: () => void;
}

/**
 * Loads code once it is wanted. Unlike with React's `lazy`, a failed load removes nothing else from the page and can be
 * retried.
 */
export function useOnDemand<T>(part: Part<T>, isWanted: boolean): OnDemand<T> {
  const [code, setCode] = useState(part.get);
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    part.load().then(
      (fetched) => setCode(() => fetched),
      () => setFailed(true),
    );
  }, [part]);

  const isMissing = isWanted && code === null;
  useEffect(() => {
    if (isMissing) load();
  }, [isMissing, load]);

  return { code, failed, load };
}
