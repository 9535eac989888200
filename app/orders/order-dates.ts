import { makingDays } from "~/making/making-days";
import { dayIn, workingDaysAfter } from "~/measure/days";
import type { Order } from "./order";

/**
 * The working days that making an order takes, by {@link makingDays}; `null` also for an order with rush, which does not
 * wait for the lead time.
 */
export const orderDays = ({ lines, rushCents }: Pick<Order, "lines" | "rushCents">, shopDays: number | null) =>
  rushCents === undefined ? makingDays(lines, shopDays) : null;

/** The number of working days within which the shop confirms an order. */
const CONFIRMATION_DAYS = 1;

/**
 * The first day on which an order can be ready, as YYYY-MM-DD, if it is paid on the last day for its confirmation.
 *
 * @param placedAt ISO 8601
 * @param timeZone the shop's, an IANA name
 * @param leadDays the working days that making takes
 */
export function earliestReady(placedAt: string, timeZone: string, leadDays: number): string {
  return workingDaysAfter(confirmedBy(placedAt, timeZone), leadDays);
}

/**
 * The day by the end of which the shop confirms an order, as YYYY-MM-DD.
 *
 * @param placedAt ISO 8601
 * @param timeZone the shop's, an IANA name
 */
export function confirmedBy(placedAt: string, timeZone: string): string {
  return workingDaysAfter(dayIn(timeZone, placedAt), CONFIRMATION_DAYS);
}
