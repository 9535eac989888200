import { DAY_MS, type TimeZone } from "~/base/time/time";

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** One format per time zone, of which a shop has few: making one takes far longer than using it. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: TimeZone): Intl.DateTimeFormat {
  const known = FORMATS.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  FORMATS.set(timeZone, made);
  return made;
}

export function dayIn(timeZone: TimeZone, at: string): string {
  const { year, month, day } = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
  return `${year?.padStart(4, "0")}-${month}-${day}`;
}

export function startOfDay(timeZone: TimeZone, day: string): string {
  // No place is more than 14 hours from UTC, and days begin at a whole minute everywhere.
  const minute = (count: number) => new Date(dayNumber(day) * DAY_MS + count * 60_000).toISOString();
  let [before, since] = [-15 * 60, 15 * 60];
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (dayIn(timeZone, minute(middle)) < day) before = middle;
    else since = middle;
  }
  return minute(since);
}

export const daysAfter = (day: string, count: number) => dayOf(dayNumber(day) + count);

/** How many days later one day is than another; negative if it is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

export const nextDay = (day: string) => daysAfter(day, 1);

function isWeekday(number: number): boolean {
  const weekday = new Date(number * DAY_MS).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

export const isWorkingDay = (day: string): boolean => isWeekday(dayNumber(day));

/** The working days from a day on, without end. It may be the first of them. */
export function* workingDaysFrom(day: string): Generator<string, never> {
  for (let number = dayNumber(day); ; number += 1) if (isWeekday(number)) yield dayOf(number);
}

/** The Monday on which the week of a day begins, both as YYYY-MM-DD. */
export const mondayOf = (day: string) => daysAfter(sundayOf(day), -6);

/** The Sunday on which the week of a day ends, both as YYYY-MM-DD; weeks begin on Monday. */
export function sundayOf(day: string): string {
  const weekday = new Date(dayNumber(day) * DAY_MS).getUTCDay();
  return daysAfter(day, (7 - weekday) % 7);
}

/** The first day need not be a working day itself. */
export function workingDaysAfter(day: string, count: number): string {
  let number = dayNumber(day);
  for (let left = count; left > 0; ) {
    number += 1;
    if (isWorkingDay(dayOf(number))) left -= 1;
  }
  return dayOf(number);
}
