import { shopFacts } from "~/base/brand/shop-facts";
import { dayIn, daysBetween } from "~/trade/measure/days";
import { timeText } from "./moment-text";

const SHORT_DAY = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", month: "short", day: "numeric" });

/** `Nov 23`. */
export const shortDay = (day: string): string => SHORT_DAY.format(new Date(`${day}T00:00:00Z`));

/**
 * The day of a moment as the office says it, in the shop's time zone: `Today`, `Yesterday`, `Nov 23`, or `Nov 23, 2025`
 * in another year. Both moments as ISO 8601.
 */
export function shortDate(at: string, now: string): string {
  const { zone } = shopFacts().timeZone;
  const [day, today] = [dayIn(zone, at), dayIn(zone, now)];
  const ago = daysBetween(day, today);
  if (ago === 0) return "Today";
  if (ago === 1) return "Yesterday";
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? shortDay(day) : `${shortDay(day)}, ${year}`;
}

/** A moment as the office says it: `Today, 6:33 p.m.`. Its pages name the time zone once. */
export const shortMoment = (at: string, now: string): string => `${shortDate(at, now)}, ${timeText(at)}`;
