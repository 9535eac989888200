/** A source of random choices that repeats itself for the same seed. */
export interface Random {
  readonly whole: (least: number, most: number) => number;
  /** One of a list, which must not be empty. */
  readonly pick: <T>(list: readonly T[]) => T;
  /** True in `percent` of 100 cases. */
  readonly chance: (percent: number) => boolean;
}

/** Random choices by the algorithm mulberry32, for data that only has to look real. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    chance: (percent) => whole(1, 100) <= percent,
    pick<T>(list: readonly T[]): T {
      const chosen = list[whole(0, list.length - 1)];
      if (chosen === undefined) throw new RangeError("nothing to choose from");
      return chosen;
    },
  };
}
