/** Years outside this range are typing errors. */
const YEARS = { first: 2000, last: 2099 } as const;

/** Whether a text is a calendar day, as YYYY-MM-DD, between 2000 and 2099. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const at = Date.parse(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  return isDay && year >= YEARS.first && year <= YEARS.last;
}

/**
 * Reads a day as a date field posts it, `2026-11-30`, or as people type it in a browser without date fields,
 * `11/30/2026`.
 *
 * @returns YYYY-MM-DD, or `null` if it is not a day
 */
export function readTypedDay(text: string): string | null {
  const [, month = "", day = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  const typed = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text.trim();
  return isCalendarDay(typed) ? typed : null;
}
