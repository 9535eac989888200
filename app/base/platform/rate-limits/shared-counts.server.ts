import { withDeadline } from "../deadline.server";
import { log } from "../log.server";
import { singleton } from "../singleton.server";

/** A window in which something may be done a number of times, and its length in seconds. */
export interface CountWindow {
  readonly times: number;
  readonly seconds: number;
}

/** Counts that several processes share. */
export interface SharedCounts {
  /**
   * Counts one use; returns the seconds to wait if it is one too many, otherwise 0.
   *
   * @param name what is counted; a name always has the same window
   */
  count(name: string, key: string, window: CountWindow): Promise<number>;
  /** Clears a key's count. */
  forget(name: string, key: string, window: CountWindow): Promise<void>;
}

/** How long a page waits for a count, in milliseconds. */
const PATIENCE_MS = 250;

/**
 * How long a process counts for itself after a failure, in milliseconds: otherwise each of its pages would wait for the
 * same failure.
 */
const APART_MS = 5_000;

interface Sharing {
  counts: SharedCounts | null;
  /** Until when the counts are not asked, in milliseconds on the monotonic clock. */
  apartUntil: number;
  /** The last work failed, which is logged once. */
  isApart: boolean;
}

const sharing = () => singleton("shared-counts", (): Sharing => ({ counts: null, apartUntil: 0, isApart: false }));

/** Makes limits with a name count together with the other processes from now on; `null` for this process alone. */
export function shareCounts(counts: SharedCounts | null): void {
  Object.assign(sharing(), { counts, apartUntil: 0, isApart: false });
}

/** The result of work on the shared counts, or `null` if there are none, or they do not answer soon. */
export async function onSharedCounts<T>(work: (counts: SharedCounts) => Promise<T>): Promise<T | null> {
  const shared = sharing();
  const { counts } = shared;
  if (!counts || performance.now() < shared.apartUntil) return null;
  try {
    const result = await withDeadline(PATIENCE_MS, () => work(counts));
    shared.isApart = false;
    return result;
  } catch (error) {
    if (!shared.isApart) log.warn("limits.apart", { error });
    shared.isApart = true;
    shared.apartUntil = performance.now() + APART_MS;
    return null;
  }
}
