/** Lengths of time in milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A moment in milliseconds since the epoch, as ISO 8601 in UTC. */
export const isoOf = (at: number): string => new Date(at).toISOString();
