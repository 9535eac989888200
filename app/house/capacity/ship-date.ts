import { processingDays } from "~/base/brand/order-processing";
import { type ClosedDays, isClosedOn } from "~/house/calendar/closures";
import { daysAfter, isWorkingDay, workingDaysFrom } from "~/trade/measure/days";
import type { ListWork } from "./list-work";
import { type Floor, type Plan, planEarly } from "./plan";

/** How many open days ahead are planned: more than a year and a half. No date beyond them is promised. */
const PLANNED_DAYS = 420;

export const isOpenDay = (closures: readonly ClosedDays[], day: string): boolean =>
  isWorkingDay(day) && !isClosedOn(closures, day);

function* openDaysFrom(closures: readonly ClosedDays[], from: string): Generator<string, void> {
  const ahead = closures.filter(({ lastDay }) => lastDay >= from);
  let left = PLANNED_DAYS;
  for (const day of workingDaysFrom(from)) {
    if (left === 0) return;
    if (isClosedOn(ahead, day)) continue;
    left -= 1;
    yield day;
  }
}

/** `from` is the first day that may be one of them. */
export function openDays(closures: readonly ClosedDays[], from: string, count = PLANNED_DAYS): readonly string[] {
  const days: string[] = [];
  for (const day of openDaysFrom(closures, from)) {
    if (days.length >= count) break;
    days.push(day);
  }
  return days;
}

/** The place of a day among the open days ahead; `undefined` for any other. Finds only as many days as are asked for. */
export function openDayIndex(closures: readonly ClosedDays[], from: string): (day: string) => number | undefined {
  const indexes = new Map<string, number>();
  const days = openDaysFrom(closures, from);
  let last: string | undefined = "";
  return (day) => {
    while (last !== undefined && last < day) {
      last = days.next().value ?? undefined;
      if (last !== undefined) indexes.set(last, indexes.size);
    }
    return indexes.get(day);
  };
}

/** An order is confirmed by the end of this day. `orderProcessing` is how soon the owner says orders are processed. */
export const confirmationDay = (closures: readonly ClosedDays[], placedOn: string, orderProcessing: string): string =>
  openDays(closures, daysAfter(placedOn, 1), processingDays(orderProcessing)).at(-1) ?? placedOn;

export interface Dated {
  readonly shipsOn: string | null;
  /** `null` if the days ahead do not suffice. */
  readonly plan: Plan | null;
}

/** The index of the first day of work: the day after the order is confirmed, which is the floor's first day. */
export const FIRST_WORK = 1;

/**
 * When all stations are done and the slack has passed, but not before the lead time. Longer lists are never earlier.
 */
export function dateOf({ minutes, leadDays, isDatable }: ListWork, floor: Floor, slackDays: number): Dated {
  const plan = planEarly(floor, minutes, FIRST_WORK);
  if (!plan || !isDatable) return { shipsOn: null, plan };
  const hasWork = plan.portions.length > 0;
  if (!hasWork && leadDays === null) return { shipsOn: null, plan };
  const index = Math.max(hasWork ? plan.finish + slackDays : 0, leadDays ?? 0);
  return { shipsOn: floor.days[index] ?? null, plan };
}
