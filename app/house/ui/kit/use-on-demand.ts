import { useCallback, useEffect, useState } from "react";

export interface CodePart<T> {
  /** `null` until it is loaded. */
  readonly get: () => T | null;
  /** Loads it; after a failure, it can be called again. */
  readonly load: () => Promise<T>;
}

/** @param present the code if it is already loaded, as on the server */
export function partOnDemand<T>(fetch: () => Promise<T>, present: T | null = null): CodePart<T> {
  let code = present;
  const load = async () => {
    code ??= await fetch();
    return code;
  };
  return { get: () => code, load };
}

export interface OnDemand<T> {
  readonly code: T | null;
  /** Whether the last attempt failed, as it does while offline. */
  readonly failed: boolean;
  readonly load: () => void;
}

/** Unlike with React's `lazy`, a failed load removes nothing else from the page and can be retried. */
export function useOnDemand<T>(part: CodePart<T>, isWanted: boolean): OnDemand<T> {
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
