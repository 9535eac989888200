/** The cost of one try, in milliseconds. */
interface Cost {
  /** By the clock, as an attacker sees it. */
  readonly clock: number;
  /** Processor time of all threads together, which excludes other work on the machine. */
  readonly processor: number;
}

const WARM_UPS = 20;

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

/** How far apart two numbers are, in percent. */
const apart = (a: number, b: number) => (Math.abs(a - b) / Math.max(a, b)) * 100;

/** The quickest tenth of the tries, which other work on the machine affects least. */
const quickest = (costs: readonly Cost[], of: keyof Cost) =>
  quantile(
    costs.map((cost) => cost[of]),
    0.1,
  );

async function costOf(work: () => Promise<void>): Promise<Cost> {
  const used = process.cpuUsage();
  const started = performance.now();
  await work();
  const clock = performance.now() - started;
  const { user, system } = process.cpuUsage(used);
  return { clock, processor: (user + system) / 1000 };
}

/** How far apart two cases, such as a known and an unknown address, are in percent, over this many tries of each. */
export async function differenceBetween(
  tries: number,
  one: (index: number) => Promise<void>,
  other: (index: number) => Promise<void>,
): Promise<Cost> {
  const ways = [
    { work: one, costs: [] as Cost[] },
    { work: other, costs: [] as Cost[] },
  ] as const;
  for (let warm = 0; warm < WARM_UPS; warm += 1) for (const { work } of ways) await work(warm);
  for (let index = 0; index < tries; index += 1) {
    // They take turns at going first, so that neither benefits from what the other left behind.
    for (const { work, costs } of index % 2 === 0 ? ways : ways.toReversed())
      costs.push(await costOf(() => work(index)));
  }
  const difference = (of: keyof Cost) => apart(quickest(ways[0].costs, of), quickest(ways[1].costs, of));
  return { clock: difference("clock"), processor: difference("processor") };
}
