import type { EpochMs } from "~/base/time/time";
export const REMOVAL_DAYS = 30;

export const REMOVAL_MS = REMOVAL_DAYS * 86_400_000;

export const isGone = (removedAt: EpochMs | null, now: EpochMs): boolean =>
  removedAt !== null && removedAt <= now - REMOVAL_MS;
