import { LRUCache } from "lru-cache";
import { LIMITS } from "../limits.server";

const { most: MOST_WAITING, longestMs: LONGEST_WAIT_MS } = LIMITS.waitingReads;

/** How soon to look again once the thread has no more time, in milliseconds. */
const LOOK_AGAIN_MS = 25;

/** How long it is remembered who asked how often, in milliseconds, and of how many. */
const MEMORY_MS = 10_000;
const MOST_REMEMBERED = 10_000;

/** So many reads in that time are what people do: nobody comes before anybody else for having asked less. */
const USUAL = 16;

/** Who asks. */
export interface Asking {
  /** The address, as limits know it. */
  readonly visitor: string;
  /** What tells the browsers behind one address apart; anybody can send anything here. */
  readonly client: string;
  /** Whether the one who asked has left. */
  readonly hasLeft: () => boolean;
}

interface Waiting extends Asking {
  readonly since: number;
  readonly visitorRank: number;
  readonly clientRank: number;
  readonly settle: (isTaken: boolean) => void;
}

interface ReadQueueOptions {
  /** Takes one read out of what the thread can do; `false` where nothing is left of it for the moment. */
  readonly take: () => boolean;
  /** Milliseconds, by the monotonic clock. */
  readonly now: () => number;
  /** Multiplies how many may wait. */
  readonly factor: number;
}

/** Counts how often a key came lately, in steps of what is usual. */
function ranks(now: () => number): (key: string) => number {
  const empty = () => new LRUCache<string, number>({ max: MOST_REMEMBERED });
  let [before, counts] = [empty(), empty()];
  let until = now() + MEMORY_MS;
  return (key) => {
    if (now() >= until) {
      [before, counts] = [counts, empty()];
      until = now() + MEMORY_MS;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return Math.floor((count + (before.get(key) ?? 0)) / USUAL);
  };
}

/** The first of those that come before all others. */
const least = (all: readonly Waiting[], rank: "visitorRank" | "clientRank") =>
  all.reduce((best, one) => (one[rank] < best[rank] ? one : best));

/** The last of those that come after all others. */
const most = (all: readonly Waiting[], rank: "visitorRank" | "clientRank") =>
  all.reduce((worst, one) => (one[rank] >= worst[rank] ? one : worst));

/**
 * The reads that cost the thread a page wait here for their turn. One begins in a turn of the event loop, so that answers
 * that cost nothing pass between two of them. Who asked least lately comes first: among addresses, then among the
 * browsers behind one address. Who asked most is refused first.
 *
 * @returns waits for the turn of a read; `false` where it is not to be made
 */
export function createReadQueue({ take, now, factor }: ReadQueueOptions): (asking: Asking) => Promise<boolean> {
  const waiting = new Set<Waiting>();
  const visitorRank = ranks(now);
  const clientRank = ranks(now);
  let isScheduled = false;

  function settle(one: Waiting, isTaken: boolean): void {
    waiting.delete(one);
    one.settle(isTaken);
  }

  /** Of those at the address that was chosen. */
  const besides = ({ visitor }: Waiting) => [...waiting].filter((one) => one.visitor === visitor);

  function refuseWhere(isRefused: (one: Waiting) => boolean): void {
    for (const one of waiting) if (isRefused(one)) settle(one, false);
  }

  function work(): void {
    isScheduled = false;
    refuseWhere(({ hasLeft }) => hasLeft());
    if (waiting.size === 0) return;
    const isTime = take();
    if (isTime) settle(least(besides(least([...waiting], "visitorRank")), "clientRank"), true);
    else refuseWhere(({ since }) => now() - since > LONGEST_WAIT_MS);
    if (waiting.size > 0) schedule(isTime);
  }

  function schedule(isTime: boolean): void {
    if (isScheduled) return;
    isScheduled = true;
    if (isTime) setImmediate(work);
    else setTimeout(work, LOOK_AGAIN_MS);
  }

  return (asking) =>
    new Promise((resolve) => {
      const { visitor, client } = asking;
      waiting.add({
        ...asking,
        since: now(),
        visitorRank: visitorRank(visitor),
        clientRank: clientRank(`${visitor} ${client}`),
        settle: resolve,
      });
      if (waiting.size > MOST_WAITING * factor)
        settle(most(besides(most([...waiting], "visitorRank")), "clientRank"), false);
      schedule(true);
    });
}
