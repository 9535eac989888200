import type { EpochMs } from "~/base/time/time";
/** How many days something that people removed can be restored; then it is gone. */
export const REMOVAL_DAYS = 30;

/** The same in milliseconds. */
export const REMOVAL_MS = REMOVAL_DAYS * 86_400_000;

/** Whether a removal can no longer be undone, even if the row is still stored; times in milliseconds since the epoch. */
export const isGone = (removedAt: EpochMs | null, now: EpochMs): boolean =>
  removedAt !== null && removedAt <= now - REMOVAL_MS;
