import { performance } from "node:perf_hooks";
import { LRUCache } from "lru-cache";
import { env } from "../env.server";
import { LIMITS } from "../limits.server";
import { singleton } from "../singleton.server";

interface Spent {
  /** How long its thread was not waiting, including the time that other programs held the processor. */
  readonly active: number;
  readonly idle: number;
  readonly processor: number;
}

/** From 0 to 1. Time of other programs and of the process's other threads does not count. */
function workedPart({ active, idle, processor }: Spent): number {
  const worked = Math.min(active, processor);
  return worked + idle > 0 ? worked / (worked + idle) : 0;
}

function spentUntilNow(): Spent {
  const { active, idle } = performance.eventLoopUtilization();
  const { user, system } = process.cpuUsage();
  return { active, idle, processor: (user + system) / 1000 };
}

export function threadShare(spent = spentUntilNow): () => number {
  let last = spent();
  return () => {
    const next = spent();
    const since = {
      active: next.active - last.active,
      idle: next.idle - last.idle,
      processor: next.processor - last.processor,
    };
    last = next;
    return workedPart(since);
  };
}

const { windowMs: WINDOW_MS, first: FIRST, most: MOST, read: READ } = LIMITS.thread;

interface BudgetOptions {
  readonly measure: () => number;
  readonly now: () => number;
  readonly busy: number;
  readonly least: number;
  readonly factor: number;
}

const halved = (budget: number) => (budget >= 2 ? Math.floor(budget / 2) : budget / 2);

/**
 * The budget is halved after each window in which the thread worked nearly all the time, and grows after any other
 * window that used it up: by one, or to twice as much below one. It settles where pages are still sent promptly,
 * whatever each post costs: one that takes longer than a window is accepted every few windows.
 */
export function createThreadBudget({ measure, now, busy, least, factor }: BudgetOptions): () => boolean {
  let budget = FIRST * factor;
  let taken = 0;
  let left = budget;
  let endsAt = now() + WINDOW_MS;

  function settle(): void {
    if (measure() > busy) budget = Math.max(least * factor, halved(budget));
    else if (taken >= budget) budget = Math.min(MOST * factor, budget + Math.min(budget, 1));
    const windows = 1 + Math.floor((now() - endsAt) / WINDOW_MS);
    left = Math.max(budget, Math.min(1, left + budget * windows));
    taken = 0;
    endsAt = now() + WINDOW_MS;
  }

  return () => {
    if (now() >= endsAt) settle();
    taken += 1;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

function budgetOf(kind: "post" | "read"): () => boolean {
  const now = () => performance.now();
  const { busy, least } = LIMITS.thread[kind];
  return singleton(`${kind}-budget`, () =>
    createThreadBudget({ measure: threadShare(), now, busy, least, factor: env().rateLimitFactor }),
  );
}

export const takePost = (): boolean => budgetOf("post")();

export const takeRead = (): boolean => budgetOf("read")();

const CHECK_AGAIN_MS = 25;

const MEMORY_MS = 10_000;
const MOST_REMEMBERED = 10_000;

/** People make up to this many reads in that time: making fewer gives no priority. */
const USUAL_READS = 16;

interface Requester {
  readonly visitor: string;
  /** Tells browsers behind one address apart; clients can send anything here. */
  readonly client: string;
  readonly hasLeft: () => boolean;
}

interface Waiting extends Requester {
  readonly since: number;
  readonly visitorRank: number;
  readonly clientRank: number;
  readonly settle: (isTaken: boolean) => void;
}

interface ReadQueueOptions {
  readonly take: () => boolean;
  readonly now: () => number;
  readonly factor: number;
}

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

const least = (all: readonly Waiting[], rank: "visitorRank" | "clientRank") =>
  all.reduce((best, one) => (one[rank] < best[rank] ? one : best));

const most = (all: readonly Waiting[], rank: "visitorRank" | "clientRank") =>
  all.reduce((worst, one) => (one[rank] >= worst[rank] ? one : worst));

/**
 * At most one read begins in each turn of the event loop, so that cheap answers pass between them. The client with the
 * fewest recent requests comes first: among addresses, then among the browsers behind one address. The client with the
 * most is refused first, and its promise resolves to `false`.
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
    else refuseWhere(({ since }) => now() - since > READ.longestWaitMs);
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
      if (waiting.size > READ.mostWaiting * factor)
        settle(most(fromSameAddress(most([...waiting], "visitorRank")), "clientRank"), false);
      schedule(true);
    });
}
