import { beforeEach, describe, expect, it, vi } from "vitest";
import { LIMITS } from "~/base/platform/limits.server";
import { createReadQueue, createThreadBudget, threadShare } from "~/base/platform/rate-limits/thread-budget.server";

describe("the thread's budget for posts", () => {
  let time = 0;
  let worked = 0;
  beforeEach(() => {
    time = 0;
    worked = 0.5;
  });

  const aBudget = (factor = 1) =>
    createThreadBudget({ measure: () => worked, now: () => time, busy: 0.85, least: 0.5, factor });

  /** How many of the posts are accepted in one window. */
  function takenOf(take: () => boolean, posts: number): number {
    const taken = Array.from({ length: posts }, take).filter(Boolean).length;
    time += 250;
    return taken;
  }

  it("is halved after each window with a nearly busy thread, down to one in every second window", () => {
    const take = aBudget();
    worked = 0.9;
    expect(Array.from({ length: 5 }, () => takenOf(take, 100))).toEqual([25, 12, 6, 3, 1]);
    const windows = Array.from({ length: 40 }, () => takenOf(take, 100));
    expect(Math.max(...windows)).toBe(1);
    expect(windows.slice(10).reduce((sum, taken) => sum + taken, 0)).toBe(15);
  });

  it("accepts a post after a quiet time, however small it had become", () => {
    const take = aBudget();
    worked = 0.9;
    for (let window = 0; window < 20; window += 1) takenOf(take, 100);
    worked = 0.1;
    time += 10_000;
    expect(takenOf(take, 1)).toBe(1);
  });

  it("leaves pages most of the thread when one post costs more than a window", () => {
    const take = aBudget();
    let accepted = 0;
    for (let window = 0; window < 400; window += 1) {
      const taken = takenOf(take, 40);
      worked = Math.min(1, taken * 1.2);
      if (window > 40) accepted += taken;
    }
    expect(accepted / 360).toBeLessThan(0.6);
    expect(accepted).toBeGreaterThan(30);
  });

  it("grows by one if it was used up, and only then", () => {
    const take = aBudget();
    worked = 0.9;
    for (let window = 0; window < 6; window += 1) takenOf(take, 100);
    worked = 0.8;
    const grown = Array.from({ length: 5 }, () => takenOf(take, 100));
    expect(grown.at(-1)).toBeGreaterThan(grown[0] ?? 0);
    const before = takenOf(take, 100);
    expect([takenOf(take, 1), takenOf(take, 100)]).toEqual([1, before + 1]);
  });

  it("settles at what the thread can do, at any cost per post", () => {
    const take = aBudget();
    const seen: number[] = [];
    for (let window = 0; window < 200; window += 1) {
      const taken = takenOf(take, 75);
      worked = taken / 20;
      if (window > 20) seen.push(taken);
    }
    expect(Math.max(...seen)).toBeLessThanOrEqual(18);
    expect(seen.reduce((sum, taken) => sum + taken, 0) / seen.length).toBeGreaterThan(8);
  });

  it("is multiplied by the factor", () => {
    expect(takenOf(aBudget(10), 1000)).toBe(250);
  });

  it("grows on a quiet thread up to the limit, multiplied by the factor", () => {
    const most = [1, 10].map((factor) => {
      const take = aBudget(factor);
      return Math.max(...Array.from({ length: 20 * LIMITS.thread.most }, () => takenOf(take, 3_000)));
    });
    expect(most).toEqual([LIMITS.thread.most, 10 * LIMITS.thread.most]);
  });
});

it.each([
  { what: "works half of the time", active: 125, processor: 125, idle: 125, part: 0.5 },
  { what: "works all of the time", active: 250, processor: 250, idle: 0, part: 1 },
  { what: "works while other programs keep it from the processor", active: 225, processor: 25, idle: 25, part: 0.5 },
  { what: "has no time left of what other programs leave it", active: 250, processor: 125, idle: 0, part: 1 },
  { what: "waits while other threads hash passwords", active: 25, processor: 500, idle: 225, part: 0.1 },
  { what: "has not been asked to do anything yet", active: 0, processor: 0, idle: 0, part: 0 },
])("the thread's share if it $what: $part", ({ active, processor, idle, part }) => {
  const seen = [
    { active: 1000, idle: 5000, processor: 3000 },
    { active: 1000 + active, idle: 5000 + idle, processor: 3000 + processor },
  ];
  const share = threadShare(() => seen.shift() ?? { active: 0, idle: 0, processor: 0 });
  expect(share()).toBeCloseTo(part, 5);
});

describe("reads that wait for the thread", () => {
  let time = 0;
  let left = 0;
  let begun: string[] = [];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "setImmediate"] });
    time = 0;
    left = 0;
    begun = [];
    return () => void vi.useRealTimers();
  });

  function aQueue(factor = 1) {
    const enter = createReadQueue({
      take: () => {
        if (left === 0) return false;
        left -= 1;
        return true;
      },
      now: () => time,
      factor,
    });
    /** Sends a read for a visitor, and records when its turn comes. */
    return (visitor: string, client = "", hasLeft = () => false) => {
      const turn = enter({ visitor, client, hasLeft });
      return turn.then((isTaken) => {
        if (isTaken) begun.push(client ? `${visitor} ${client}` : visitor);
        return isTaken;
      });
    };
  }

  /** Lets the event loop turn `count` times. */
  async function turns(count: number, milliseconds = 25): Promise<void> {
    for (let turn = 0; turn < count; turn += 1) {
      time += milliseconds;
      await vi.advanceTimersByTimeAsync(milliseconds);
    }
  }

  const all = (count: number) => {
    left = count;
    return turns(count);
  };

  it("begin one per turn of the event loop", async () => {
    const enqueue = aQueue();
    left = 10;
    for (const visitor of ["a", "b", "c"]) void enqueue(visitor);
    expect(begun).toEqual([]);
    vi.runOnlyPendingTimers();
    await Promise.resolve().then(() => {});
    expect(begun).toEqual(["a"]);
    vi.runOnlyPendingTimers();
    await Promise.resolve().then(() => {});
    expect(begun).toEqual(["a", "b"]);
  });

  it("are taken first from visitors with the fewest recent reads, otherwise in order", async () => {
    const enqueue = aQueue();
    for (let n = 0; n < 40; n += 1) void enqueue("much");
    for (const visitor of ["a", "b"]) void enqueue(visitor);
    await all(20);
    expect(begun.indexOf("b")).toBeLessThan(20);
    expect(begun.slice(0, 15)).toEqual(Array(15).fill("much"));
    expect(begun.slice(15, 17)).toEqual(["a", "b"]);
  });

  it("are taken first from the browser with the fewest reads behind a shared address", async () => {
    const enqueue = aQueue();
    for (let n = 0; n < 40; n += 1) void enqueue("office", "much");
    void enqueue("office", "once");
    await all(17);
    expect(begun).toContain("office once");
  });

  it("are refused beyond 64, first from the visitor with most reads, and never from one with few", async () => {
    const enqueue = aQueue();
    const flood = Array.from({ length: 100 }, () => enqueue("much", "same"));
    const others = ["a", "b", "c"].map((visitor) => enqueue(visitor));
    const neighbor = enqueue("much", "other");
    await all(100);
    expect((await Promise.all(flood)).filter(Boolean)).toHaveLength(60);
    expect(await Promise.all([...others, neighbor])).toEqual([true, true, true, true]);
  });

  it("gain nothing from a new client name each time: others behind the address do not come last", async () => {
    const enqueue = aQueue();
    for (let n = 0; n < 30; n += 1) void enqueue("office", `name ${n}`);
    for (let n = 0; n < 5; n += 1) void enqueue("office", "person");
    await all(35);
    expect(begun.filter((who) => who === "office person")).toHaveLength(5);
  });

  it("wait at most three seconds", async () => {
    const enqueue = aQueue();
    const asked = enqueue("a");
    await turns(121);
    expect(await asked).toBe(false);
    expect(begun).toEqual([]);
  });

  it("are dropped when their visitor has left", async () => {
    const enqueue = aQueue();
    let isGone = false;
    const asked = enqueue("a", "", () => isGone);
    isGone = true;
    left = 1;
    await turns(2);
    expect(await asked).toBe(false);
    expect(left).toBe(1);
  });

  it("may wait in larger numbers, multiplied by the factor", async () => {
    const enqueue = aQueue(2);
    const asked = Array.from({ length: 128 }, () => enqueue("a"));
    await all(128);
    expect((await Promise.all(asked)).every(Boolean)).toBe(true);
  });
});
