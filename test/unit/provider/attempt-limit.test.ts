import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAttemptLimit } from "~/provider/embedded/attempt-limit.server";

describe("the limit of sign-in attempts", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("lets some through, then says how long to wait, for each key by itself", async () => {
    const limit = createAttemptLimit({ attempts: 3, seconds: 60 });
    expect([await limit.count("a"), await limit.count("a"), await limit.count("a")]).toEqual([0, 0, 0]);
    vi.advanceTimersByTime(20_500);
    expect(await limit.count("a")).toBe(40);
    expect(await limit.count("b")).toBe(0);
    vi.advanceTimersByTime(39_500);
    expect(await limit.count("a")).toBe(0);
  });

  it("forgets a key that succeeded", async () => {
    const limit = createAttemptLimit({ attempts: 1, seconds: 60 });
    expect([await limit.count("a"), await limit.count("a")]).toEqual([0, 60]);
    await limit.forget("a");
    expect(await limit.count("a")).toBe(0);
  });

  it("keeps nothing of a key once its window is over", async () => {
    const limit = createAttemptLimit({ attempts: 1, seconds: 60 });
    for (const key of ["a", "b", "c"]) await limit.count(key);
    expect(vi.getTimerCount()).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
