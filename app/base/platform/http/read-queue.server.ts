import { LRUCache } from "lru-cache";
import { LIMITS } from "../limits.server";

const { most: MOST_WAITING, longestMs: LONGEST_WAIT_MS } = LIMITS.waitingReads;

/** How soon to check again when the thread has no time left, in milliseconds. */
const CHECK_AGAIN_MS = 25;

/** For how long, in milliseconds, and for how many clients the number of reads is remembered. */
const MEMORY_MS = 10_000;
const MOST_REMEMBERED = 10_000;

/** People make up to this many reads in that time: making fewer gives no priority. */
const USUAL_READS = 16;

/** The sender of a read. */
export interface Requester {
  /** The address, as rate limits know it. */
  readonly visitor: string;
  /** Tells browsers behind one address apart; clients can send anything here. */
  readonly client: string;
  /** Whether the client has left. */
  readonly hasLeft: () => boolean;
}

interface Waiting extends Requester {
  readonly since: number;
  readonly visitorRank: number;
  readonly clientRank: number;
  readonly settle: (isTaken: boolean) => void;
}

interface ReadQueueOptions {
  /** Takes one read from the thread's budget; `false` if nothing is left at the moment. */
  readonly take: () => boolean;
  /** Milliseconds, by the monotonic clock. */
  readonly now: () => number;
  /** Multiplies the length of the queue. */
  readonly factor: number;
}

/** Counts the recent requests of a key, in multiples of {@link USUAL_READS}. */
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
    return Math.floor((count + (before.get(key) ?? 0)) / USUAL_READS);
  };
}

/** The read with the lowest rank; of several, the one that came first. */
const least = (all: readonly Waiting[], rank: "visitorRank" | "clientRank") =>
  all.reduce((best, one) => (one[rank] < best[rank] ? one : best));

/** The read with the highest rank; of several, the one that came last. */
const most = (all: readonly Waiting[], rank: "visitorRank" | "clientRank") =>
  all.reduce((worst, one) => (one[rank] >= worst[rank] ? one : worst));

/**
 * Queues the reads that need the thread to render a page. At most one begins in each turn of the event loop, so that
 * cheap answers pass between them. The client with the fewest recent requests comes first: among addresses, then among
 * the browsers behind one address. The client with the most is refused first.
 *
 * @returns a function that waits for a read's turn, and resolves to `false` if the read is refused
 */
export function createReadQueue({ take, now, factor }: ReadQueueOptions): (requester: Requester) => Promise<boolean> {
  const waiting = new Set<Waiting>();
  const visitorRank = ranks(now);
  const clientRank = ranks(now);
  let isScheduled = false;

  function settle(one: Waiting, isTaken: boolean): void {
    waiting.delete(one);
    one.settle(isTaken);
  }

  /** All waiting reads from the same address. */
  const fromSameAddress = ({ visitor }: Waiting) => [...waiting].filter((one) => one.visitor === visitor);

  function refuseWhere(isRefused: (one: Waiting) => boolean): void {
    for (const one of waiting) if (isRefused(one)) settle(one, false);
  }

  function work(): void {
    isScheduled = false;
    refuseWhere(({ hasLeft }) => hasLeft());
    if (waiting.size === 0) return;
    const hasTime = take();
    if (hasTime) settle(least(fromSameAddress(least([...waiting], "visitorRank")), "clientRank"), true);
    else refuseWhere(({ since }) => now() - since > LONGEST_WAIT_MS);
    if (waiting.size > 0) schedule(hasTime);
  }

  function schedule(hasTime: boolean): void {
    if (isScheduled) return;
    isScheduled = true;
    if (hasTime) setImmediate(work);
    else setTimeout(work, CHECK_AGAIN_MS);
  }

  return (requester) =>
    new Promise((resolve) => {
      const { visitor, client } = requester;
      waiting.add({
        ...requester,
        since: now(),
        visitorRank: visitorRank(visitor),
        clientRank: clientRank(`${visitor} ${client}`),
        settle: resolve,
      });
      if (waiting.size > MOST_WAITING * factor)
        settle(most(fromSameAddress(most([...waiting], "visitorRank")), "clientRank"), false);
      schedule(true);
    });
}
