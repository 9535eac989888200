import { withDeadline } from "../deadline.server";
import { log } from "../log.server";
import { singleton } from "../singleton.server";

export interface CountWindow {
  readonly times: number;
  readonly seconds: number;
}

export interface SharedCounts {
  count(name: string, key: string, window: CountWindow): Promise<number>;
  forget(name: string, key: string, window: CountWindow): Promise<void>;
}

const PATIENCE_MS = 250;

/** After a failure, a process counts for itself: otherwise each of its pages would wait for the same failure. */
const APART_MS = 5_000;

interface Sharing {
  counts: SharedCounts | null;
  apartUntil: number;
  isApart: boolean;
}

const sharing = () => singleton("shared-counts", (): Sharing => ({ counts: null, apartUntil: 0, isApart: false }));

export function shareCounts(counts: SharedCounts | null): void {
  Object.assign(sharing(), { counts, apartUntil: 0, isApart: false });
}

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
