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
