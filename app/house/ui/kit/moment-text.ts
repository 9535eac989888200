import { shopFacts } from "~/base/brand/shop-facts";
import type { CalendarDay, TimeZone } from "~/base/time/time";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each time zone, because making one is slow. */
function momentFormat(timeZone: TimeZone): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h23",
  });
  formats.set(timeZone, made);
  return made;
}

const DAY = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  year: "numeric",
  weekday: "long",
  month: "long",
  day: "numeric",
});

/** Takes only the parts from `Intl`, because browsers and the server join them differently. */
function partsOf(format: Intl.DateTimeFormat, at: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

/** In the shop's time zone, of a moment as ISO 8601: `November 22, 2026`. */
export function dateText(at: string): string {
  const { year, month, day } = partsOf(momentFormat(shopFacts().timeZone.zone), new Date(at));
  return `${month} ${day}, ${year}`;
}

/** `2:05 p.m.` */
function clockText(at: string): string {
  const { hour, minute } = partsOf(momentFormat(shopFacts().timeZone.zone), new Date(at));
  const hours = Number(hour);
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? "a.m." : "p.m."}`;
}

/** In the shop's time zone, of a moment as ISO 8601: `November 22, 2026, 2:05 p.m. Pacific Time`. */
export const momentText = (at: string): string => `${dateText(at)}, ${clockText(at)} ${shopFacts().timeZone.name}`;

/** {@link momentText}, but `Today, 2:05 p.m.` for a moment of that day. */
export const recentText = (at: string, today: CalendarDay): string =>
  dateText(at) === calendarDayText(today) ? `Today, ${clockText(at)}` : momentText(at);

/** `November 23, 2026`. */
export function calendarDayText(day: string): string {
  const { year, month, day: date } = partsOf(DAY, new Date(`${day}T00:00:00Z`));
  return `${month} ${date}, ${year}`;
}

/** `Monday, November 23, 2026`. */
export function weekdayText(day: string): string {
  const { weekday } = partsOf(DAY, new Date(`${day}T00:00:00Z`));
  return `${weekday}, ${calendarDayText(day)}`;
}

/** `Monday, November 23`. */
export function dayText(day: string): string {
  const { weekday, month, day: date } = partsOf(DAY, new Date(`${day}T00:00:00Z`));
  return `${weekday}, ${month} ${date}`;
}

const SHORT_DAY = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", day: "numeric" });

/** `Nov 23`. */
export const shortDay = (day: string): string => SHORT_DAY.format(new Date(`${day}T00:00:00Z`));
