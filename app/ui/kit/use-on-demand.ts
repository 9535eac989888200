import { useCallback, useEffect, useState } from "react";

/** Code that is fetched when it is asked for, and kept from then on. */
export interface Part<T> {
  /** `null` until it is there. */
  readonly get: () => T | null;
  /** Fetches it; a fetch that fails can be repeated. */
  readonly load: () => Promise<T>;
}

/** @param present what is there without a fetch, as on the server */
export function partOnDemand<T>(fetch: () => Promise<T>, present: T | null = null): Part<T> {
  let code = present;
  const load = async () => {
    code ??= await fetch();
    return code;
  };
  return { get: () => code, load };
}

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
