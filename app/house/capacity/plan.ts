/** The open days ahead, and the minutes that are free on them. */
export interface Floor {
  /** Open days in order, YYYY-MM-DD. */
  readonly days: readonly string[];
  /** By station in the order of the work, then by the index of the day. */
  readonly free: readonly (readonly number[])[];
}

/** Minutes of a station on a day, both by their index. */
interface Portion {
  readonly station: number;
  readonly day: number;
  readonly minutes: number;
}

/** When a list is worked on. */
export interface Plan {
  readonly portions: readonly Portion[];
  /** The index of the day on which the last station is done; the day before the first if there is no work. */
  readonly finish: number;
}

/**
 * Plans a list as early as possible: each station takes its free minutes day by day, and the next one begins on the
 * open day after it is done. Looks at each day of each station at most once.
 *
 * @param minutes of each station
 * @param first the index of the first day that may be used
 * @returns `null` if the days do not suffice
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

/**
 * Plans a list as late as possible, so that it is done by a day. There is such a plan whenever {@link planEarly} is done
 * by that day.
 *
 * @param days the indexes of the first and the last day that may be used
 * @returns `null` if the days do not suffice
 */
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
