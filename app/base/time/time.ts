/** A moment in milliseconds since the epoch. */
export type EpochMs = number;

/** A day on the calendar, `2026-11-28`. */
export type CalendarDay = string;

/** The IANA name of a time zone, `America/Los_Angeles`. */
export type TimeZone = string;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const isoOf = (at: EpochMs): string => new Date(at).toISOString();
