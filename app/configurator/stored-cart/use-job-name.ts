import { useCallback, useSyncExternalStore } from "react";
import { onOtherTab } from "~/base/browser/other-tabs";
import { createJobNameStore, type JobNameSnapshot, type JobNameStore, jobNameKey, NO_JOB_NAME } from "./job-name-store";

let store: JobNameStore | undefined;

/** One store per page; created on first use in the browser, never on the server. */
function jobNameStore(brandKey: string): JobNameStore {
  store ??= createJobNameStore(jobNameKey(brandKey), () => window.localStorage, onOtherTab);
  return store;
}

/** The name of the job that the visitor's cart is for; empty on the server and until hydrated. */
export function useJobName(brandKey: string): [JobNameSnapshot, (text: string) => void] {
  const snapshot = useSyncExternalStore(
    useCallback((listener) => jobNameStore(brandKey).subscribe(listener), [brandKey]),
    () => jobNameStore(brandKey).getSnapshot(),
    () => NO_JOB_NAME,
  );
  const set = useCallback((text: string) => jobNameStore(brandKey).set(text), [brandKey]);
  return [snapshot, set];
}
