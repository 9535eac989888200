import { dayIn, daysAfter, nextDay, startOfDay } from "~/trade/measure/days";

/**
 * The moment from which a quote is no longer valid, ISO 8601 in UTC: the end of its last day in the shop's time zone.
 *
 * @param madeAt ISO 8601
 * @param timeZone the shop's, an IANA name
 * @param days how many days it is valid after the day on which it is made
 */
export function validUntil(madeAt: string, timeZone: string, days: number): string {
  return startOfDay(timeZone, nextDay(daysAfter(dayIn(timeZone, madeAt), days)));
}

/** The last moment of a quote's last day, ISO 8601 in UTC; `until` is the moment at which that day ends. */
export function lastMoment(until: string): string {
  return new Date(Date.parse(until) - 1).toISOString();
}
