import type { CalendarDay } from "~/base/time/time";

export interface Floor {
  readonly days: readonly string[];
  /** By station in the order of the work, then by the index of the day. */
  readonly free: readonly (readonly number[])[];
}

interface Portion {
  readonly station: number;
  readonly day: number;
  readonly minutes: number;
}

export interface Plan {
  readonly portions: readonly Portion[];
  /** The index of the day on which the last station is done; the day before the first if there is no work. */
  readonly finish: number;
}

/**
 * Plans as early as possible: each station takes its free minutes day by day, and the next one begins on the open day
 * after it is done. `first` is the index of the first day; `null` if the days do not suffice.
 */
export function planEarly({ days, free }: Floor, minutes: readonly number[], first: number): Plan | null {
  const portions: Portion[] = [];
  let [day, finish] = [first, first - 1];
  for (const [station, needed] of minutes.entries()) {
    let left = needed;
    if (left === 0) continue;
    for (; left > 0; day += 1) {
      if (day >= days.length) return null;
      const taken = Math.min(left, free[station]?.[day] ?? 0);
      if (taken > 0) portions.push({ station, day, minutes: taken });
      left -= taken;
    }
    finish = day - 1;
  }
  return { portions, finish };
}

/** As late as possible, by the day `last`. Succeeds whenever {@link planEarly} is done by then; otherwise `null`. */
export function planLate(
  { free }: Floor,
  minutes: readonly number[],
  { first, last }: { readonly first: number; readonly last: number },
): Plan | null {
  const portions: Portion[] = [];
  let day = last;
  for (const [station, needed] of [...minutes.entries()].reverse()) {
    let left = needed;
    for (; left > 0; day -= 1) {
      if (day < first) return null;
      const taken = Math.min(left, free[station]?.[day] ?? 0);
      if (taken > 0) portions.push({ station, day, minutes: taken });
      left -= taken;
    }
  }
  const finish = portions.reduce((latest, portion) => Math.max(latest, portion.day), first - 1);
  return { portions: portions.reverse(), finish };
}

/** A day on which a station has too few minutes left for an order, and the orders that have them. */
export interface Full {
  readonly station: string;
  readonly day: CalendarDay;
  readonly orders: readonly { readonly number: string; readonly minutes: number }[];
}

/** Where a plan waits for minutes that are booked for others: a station, and the index of the first such day. */
export interface Wait {
  readonly station: number;
  readonly day: number;
}

/** The index of the day on which a station is done that begins on `from`; beyond the days if they do not suffice. */
function doneOn({ days, free }: Floor, station: number, needed: number, from: number): number {
  let [day, left] = [from, needed];
  for (; left > 0 && day < days.length; day += 1) left -= Math.min(left, free[station]?.[day] ?? 0);
  return left > 0 ? days.length : day - 1;
}

function firstShort(floor: Floor, empty: Floor, { station, day: from }: Wait, needed: number): number {
  let left = needed;
  for (let day = from; day < floor.days.length; day += 1) {
    const free = floor.free[station]?.[day] ?? 0;
    if (free < Math.min(left, empty.free[station]?.[day] ?? 0)) return day;
    left -= Math.min(left, free);
  }
  return from;
}

/**
 * Where {@link planEarly} waits longest for others: the station that is done so many days later than if nothing else
 * were booked there. `empty` has the minutes of a workshop in which nothing is; `null` if no station waits.
 */
export function longestWait(floor: Floor, empty: Floor, minutes: readonly number[], first: number): Wait | null {
  let [day, longest] = [first, 0];
  let found: Wait | null = null;
  for (const [station, needed] of minutes.entries()) {
    if (needed === 0) continue;
    const done = doneOn(floor, station, needed, day);
    const waits = done - doneOn(empty, station, needed, day);
    if (waits > longest) {
      longest = waits;
      found = { station, day: firstShort(floor, empty, { station, day }, needed) };
    }
    if (done >= floor.days.length) return found;
    day = done + 1;
  }
  return found;
}
