import type { SixtyFourths } from "./cutting-settings";

type CutStick = readonly number[];

/** How many sums all sticks together may look at, so that a plan takes a fraction of a second. */
const EFFORT = 20_000_000;

interface Lengths {
  readonly lengths: readonly SixtyFourths[];
  readonly stick: SixtyFourths;
  readonly kerf: SixtyFourths;
}

function longestFirst(lengths: readonly SixtyFourths[]): number[] {
  return lengths
    .map((_, index) => index)
    .sort((one, other) => (lengths[other] ?? 0) - (lengths[one] ?? 0) || one - other);
}

/** Each length, the longest first, from the first stick that has enough left. */
function firstFit({ lengths, stick, kerf }: Lengths): number[][] {
  const sticks: { cuts: number[]; left: SixtyFourths }[] = [];
  for (const index of longestFirst(lengths)) {
    const needed = (lengths[index] ?? 0) + kerf;
    let chosen = sticks.find(({ left }) => left >= needed);
    if (!chosen) {
      chosen = { cuts: [], left: stick + kerf };
      sticks.push(chosen);
    }
    chosen.cuts.push(index);
    chosen.left -= needed;
  }
  return sticks.map(({ cuts }) => cuts);
}

/** Of the lengths, those that together leave the least of a stick. */
function fullest(left: readonly number[], room: SixtyFourths, { lengths, kerf }: Lengths): number[] {
  // For each sum, the place in `left` of the length that reached it first, or -1.
  const reached = new Int32Array(room + 1).fill(-1);
  for (const [at, index] of left.entries()) {
    const needed = (lengths[index] ?? 0) + kerf;
    for (let sum = room; sum >= needed; sum--) {
      const isReached = sum === needed || (reached[sum - needed] ?? -1) >= 0;
      if ((reached[sum] ?? -1) < 0 && isReached) reached[sum] = at;
    }
  }
  let sum = room;
  while (sum > 0 && (reached[sum] ?? -1) < 0) sum--;
  const cuts: number[] = [];
  while (sum > 0) {
    const index = left[reached[sum] ?? -1];
    if (index === undefined) break;
    cuts.push(index);
    sum -= (lengths[index] ?? 0) + kerf;
  }
  return cuts;
}

function filled(all: Lengths): number[][] {
  const sticks: number[][] = [];
  let left = longestFirst(all.lengths);
  while (left.length > 0) {
    const [first = 0, ...others] = left;
    const room = all.stick - (all.lengths[first] ?? 0);
    const cuts = [first, ...fullest(others, room, all)];
    sticks.push(cuts);
    left = left.filter((index) => !cuts.includes(index));
  }
  return sticks;
}

/** No plan needs fewer sticks: each length takes its own and a kerf. */
export function leastSticks({ lengths, stick, kerf }: Lengths): number {
  return Math.ceil(lengths.reduce((sum, length) => sum + length + kerf, 0) / (stick + kerf));
}

/** First fit, or filling stick by stick. The same lengths, none longer than a stick, always give the same plan. */
export function planSticks(all: Lengths): readonly CutStick[] {
  const plain = firstFit(all);
  const sums = all.lengths.length * all.stick * plain.length;
  if (plain.length <= leastSticks(all) || sums > 2 * EFFORT) return plain;
  const full = filled(all);
  return full.length < plain.length ? full : plain;
}
