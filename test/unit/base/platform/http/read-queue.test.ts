import { beforeEach, describe, expect, it, vi } from "vitest";
import { createReadQueue } from "~/base/platform/http/read-queue.server";

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
