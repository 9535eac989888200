import { beforeEach, describe, expect, it } from "vitest";
import { createThreadBudget } from "~/base/platform/rate-limits/thread-budget.server";

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
});
