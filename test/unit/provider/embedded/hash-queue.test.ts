import { describe, expect, it } from "vitest";
import { BusyError } from "~/base/database/busy-error.server";
import { createHashQueue, MAX_WAITING } from "~/provider/embedded/passwords.server";

/** Work that ends when the test says so, and records how much of it runs at the same time. */
function workbench() {
  const ends: (() => void)[] = [];
  const seen = { running: 0, most: 0, begun: 0 };
  const work = async () => {
    seen.running += 1;
    seen.begun += 1;
    seen.most = Math.max(seen.most, seen.running);
    await new Promise<void>((resolve) => ends.push(resolve));
    seen.running -= 1;
    return seen.begun;
  };
  async function endAll() {
    for (let turn = 0; turn < 200; turn += 1) {
      for (const end of ends.splice(0)) end();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return { work, seen, endAll, endOne: () => ends.shift()?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("the queue for hashing", () => {
  it("runs a limited number at the same time, lets some wait, and refuses the rest immediately", async () => {
    const { work, seen, endAll } = workbench();
    const inQueue = createHashQueue(2);
    const all = Array.from({ length: 2 + MAX_WAITING + 5 }, () => inQueue(work).catch((error: unknown) => error));
    const refused = (await Promise.all(all.slice(2 + MAX_WAITING))) as unknown[];
    expect(refused.every((error) => error instanceof BusyError && error.retryAfter > 0)).toBe(true);
    await endAll();
    const done = await Promise.all(all.slice(0, 2 + MAX_WAITING));
    expect(done.every((result) => typeof result === "number")).toBe(true);
    expect(seen).toEqual({ running: 0, most: 2, begun: 2 + MAX_WAITING });
  });

  it("drops the waiting work of visitors who have left, which makes room", async () => {
    const { work, seen, endAll } = workbench();
    const inQueue = createHashQueue(1);
    const first = inQueue(work);
    const visit = new AbortController();
    const waiting = Array.from({ length: MAX_WAITING }, () => inQueue(work, visit.signal).catch(() => "dropped"));
    await expect(inQueue(work)).rejects.toThrow(BusyError);
    visit.abort();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(["dropped"]));
    const next = inQueue(work);
    await endAll();
    await Promise.all([first, next]);
    expect(seen.begun).toBe(2);
  });

  it("keeps the place of work that has begun, even if its visitor has left", async () => {
    const { work, seen, endOne } = workbench();
    const inQueue = createHashQueue(1);
    const visit = new AbortController();
    const first = inQueue(work, visit.signal);
    const second = inQueue(work);
    await settled();
    visit.abort();
    await settled();
    expect(seen.begun).toBe(1);
    endOne();
    expect(await first).toBe(1);
    await settled();
    endOne();
    expect(await second).toBe(2);
    expect(seen.most).toBe(1);
  });

  it("begins nothing for a visitor who has already left", async () => {
    const { work, seen } = workbench();
    await expect(createHashQueue(1)(work, AbortSignal.abort())).rejects.toThrow();
    expect(seen.begun).toBe(0);
  });

  it("continues after work that fails", async () => {
    const inQueue = createHashQueue(1);
    await expect(inQueue(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await inQueue(async () => "yes")).toBe("yes");
  });
});
