import { dayIn, workingDaysAfter } from "~/measure/days";

/** The number of working days within which the shop confirms an order. */
const CONFIRMATION_DAYS = 1;

/**
 * The first day on which an order can be ready, as YYYY-MM-DD: it is paid on the day by the end of which it is
 * confirmed, and made in the shop's working days after that.
 *
 * @param placedAt ISO 8601
 * @param timeZone the shop's, an IANA name
 * @param leadDays the working days that making takes
 */
export function earliestReady(placedAt: string, timeZone: string, leadDays: number): string {
  return workingDaysAfter(confirmedBy(placedAt, timeZone), leadDays);
}

/**
 * The day by the end of which an order is confirmed, as YYYY-MM-DD.
 *
 * @param placedAt ISO 8601
 * @param timeZone the shop's, an IANA name
 */
export function confirmedBy(placedAt: string, timeZone: string): string {
  return workingDaysAfter(dayIn(timeZone, placedAt), CONFIRMATION_DAYS);
}
