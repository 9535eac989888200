/**
 * A batch: the day on which its production began, and a letter for each order that began on that day.
 *
 * @param day YYYY-MM-DD
 * @param before how many other orders began on that day before it
 */
export function batchName(day: string, before: number): string {
  let letters = "";
  for (let left = before + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return `${day} ${letters}`;
}

/** How old a batch may be, in months, before the shop warns that it will not match; unless the owner sets another age. */
export const BATCH_MONTHS = 24;

/**
 * Whether something was made more than so many months ago.
 *
 * @param madeOn YYYY-MM-DD
 * @param today YYYY-MM-DD
 */
export function isOlderThan(madeOn: string, months: number, today: string): boolean {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const index = year * 12 + (month - 1) - months;
  const limit = [Math.floor(index / 12), (index % 12) + 1].map((part) => String(part).padStart(2, "0")).join("-");
  return madeOn < limit + today.slice(7);
}
