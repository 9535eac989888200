import { beforeEach, describe, expect, it, vi } from "vitest";
import { createReadQueue } from "~/platform/http/read-queue.server";

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
    /** Asks as somebody, and notes when it is that one's turn. */
    return (visitor: string, client = "", hasLeft = () => false) => {
      const turn = enter({ visitor, client, hasLeft });
      return turn.then((isTaken) => {
        if (isTaken) begun.push(client ? `${visitor} ${client}` : visitor);
        return isTaken;
      });
    };
  }

  /** Lets the event loop turn so often. */
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

  it("begin one in a turn of the event loop", async () => {
    const ask = aQueue();
    left = 10;
    for (const visitor of ["a", "b", "c"]) void ask(visitor);
    expect(begun).toEqual([]);
    vi.runOnlyPendingTimers();
    await Promise.resolve().then(() => {});
    expect(begun).toEqual(["a"]);
    vi.runOnlyPendingTimers();
    await Promise.resolve().then(() => {});
    expect(begun).toEqual(["a", "b"]);
  });

  it("come from whoever asked least lately, and else in their order", async () => {
    const ask = aQueue();
    for (let n = 0; n < 40; n += 1) void ask("much");
    for (const visitor of ["a", "b"]) void ask(visitor);
    await all(20);
    expect(begun.indexOf("b")).toBeLessThan(20);
    expect(begun.slice(0, 15)).toEqual(Array(15).fill("much"));
    expect(begun.slice(15, 17)).toEqual(["a", "b"]);
  });

  it("come from the browser behind an address that asked least", async () => {
    const ask = aQueue();
    for (let n = 0; n < 40; n += 1) void ask("office", "much");
    void ask("office", "once");
    await all(17);
    expect(begun).toContain("office once");
  });

  it("are refused beyond 64, the last of who asked most first, and never who asked little", async () => {
    const ask = aQueue();
    const flood = Array.from({ length: 100 }, () => ask("much", "same"));
    const others = ["a", "b", "c"].map((visitor) => ask(visitor));
    const neighbor = ask("much", "other");
    await all(100);
    expect((await Promise.all(flood)).filter(Boolean)).toHaveLength(60);
    expect(await Promise.all([...others, neighbor])).toEqual([true, true, true, true]);
  });

  it("cannot be had by sending another name each time: the others behind that address are not last", async () => {
    const ask = aQueue();
    for (let n = 0; n < 30; n += 1) void ask("office", `name ${n}`);
    for (let n = 0; n < 5; n += 1) void ask("office", "person");
    await all(35);
    expect(begun.filter((who) => who === "office person")).toHaveLength(5);
  });

  it("wait for three seconds at most", async () => {
    const ask = aQueue();
    const asked = ask("a");
    await turns(121);
    expect(await asked).toBe(false);
    expect(begun).toEqual([]);
  });

  it("are not made for whoever has left", async () => {
    const ask = aQueue();
    let isGone = false;
    const asked = ask("a", "", () => isGone);
    isGone = true;
    left = 1;
    await turns(2);
    expect(await asked).toBe(false);
    expect(left).toBe(1);
  });

  it("wait in larger numbers by the factor", async () => {
    const ask = aQueue(2);
    const asked = Array.from({ length: 128 }, () => ask("a"));
    await all(128);
    expect((await Promise.all(asked)).every(Boolean)).toBe(true);
  });
});
