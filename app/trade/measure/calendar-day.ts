/** Years outside this range are typing errors. */
const YEARS = { first: 2000, last: 2099 } as const;

export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const at = Date.parse(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
  return isDay && year >= YEARS.first && year <= YEARS.last;
}

/** `2026-11-30` as a date field posts it, or `11/30/2026` as people type it; `null` if it is not a day. */
export function readTypedDay(text: string): string | null {
  const [, month = "", day = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  const typed = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text.trim();
  return isCalendarDay(typed) ? typed : null;
}
