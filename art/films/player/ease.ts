/** How much of something has happened, from 0 to 1. */
export function progress(now: number, start: number, length: number): number {
  return length <= 0 ? Number(now >= start) : Math.min(1, Math.max(0, (now - start) / length));
}

/** Slow at both ends. */
export function eased(p: number): number {
  return p < 0.5 ? 4 * p ** 3 : 1 - (-2 * p + 2) ** 3 / 2;
}
