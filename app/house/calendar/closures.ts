import type { CalendarDay } from "~/base/time/time";
import { dayText } from "~/house/ui/kit/moment-text";
import { daysAfter, isWorkingDay } from "~/trade/measure/days";

export interface ClosedDays {
  readonly firstDay: CalendarDay;
  /** Equal to the first day if the shop is closed for one day. */
  readonly lastDay: string;
}

export interface Closure extends ClosedDays {
  /** Such as "Thanksgiving"; empty if none is given. */
  readonly reason: string;
}

const ANNOUNCED_DAYS = 30;

export const isClosedOn = (closures: readonly ClosedDays[], day: string): boolean =>
  closures.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);

/** A closure in words: "on Thursday, November 26 (Thanksgiving)". */
export function closureWords({ firstDay, lastDay, reason }: Closure): string {
  const days = firstDay === lastDay ? `on ${dayText(firstDay)}` : `from ${dayText(firstDay)} to ${dayText(lastDay)}`;
  return reason === "" ? days : `${days} (${reason})`;
}

/** Those that are not over and begin within 30 days. */
export const announced = (closures: readonly Closure[], today: CalendarDay): readonly Closure[] =>
  closures.filter(({ firstDay, lastDay }) => lastDay >= today && firstDay <= daysAfter(today, ANNOUNCED_DAYS));

/** The days of a closure, and how many of them would be working days. */
export function closureDays({ firstDay, lastDay }: Closure): { readonly days: number; readonly workingDays: number } {
  let [days, workingDays] = [0, 0];
  for (let day = firstDay; day <= lastDay; day = daysAfter(day, 1)) {
    days += 1;
    if (isWorkingDay(day)) workingDays += 1;
  }
  return { days, workingDays };
}
