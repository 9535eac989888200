import { beforeEach, describe, expect, it } from "vitest";
import { createThreadBudget } from "~/platform/rate-limits/thread-budget.server";

describe("the thread's budget for posts", () => {
  let time = 0;
  let worked = 0;
  beforeEach(() => {
    time = 0;
    worked = 0.5;
  });

  const aBudget = (factor = 1) =>
    createThreadBudget({ measure: () => worked, now: () => time, busy: 0.85, least: 2, factor });

  /** How many of the posts are accepted in one window. */
  function takenOf(take: () => boolean, posts: number): number {
    const taken = Array.from({ length: posts }, take).filter(Boolean).length;
    time += 250;
    return taken;
  }

  it("is halved after each window with a nearly busy thread, down to two", () => {
    const take = aBudget();
    worked = 0.9;
    expect(Array.from({ length: 6 }, () => takenOf(take, 100))).toEqual([25, 12, 6, 3, 2, 2]);
  });

  it("grows by one if it was used up, and only then", () => {
    const take = aBudget();
    worked = 0.9;
    for (let window = 0; window < 6; window += 1) takenOf(take, 100);
    worked = 0.8;
    expect([takenOf(take, 100), takenOf(take, 100), takenOf(take, 1), takenOf(take, 100)]).toEqual([3, 4, 1, 5]);
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
