/** A moment in milliseconds since the epoch. */
export type EpochMs = number;

/** A day on the calendar, `2026-11-28`. */
export type CalendarDay = string;

/** Lengths of time in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A moment as ISO 8601 in UTC. */
export const isoOf = (at: EpochMs): string => new Date(at).toISOString();
