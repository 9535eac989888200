import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LIMITS } from "~/base/platform/limits.server";
import { createLimit } from "~/base/platform/rate-limits/limit.server";
import { DAY_MS } from "~/base/time/time";

describe("a limit on how often something is done", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("allows a number of times, then returns the wait, for each key separately", async () => {
    const limit = createLimit({ times: 3, seconds: 60 }, 1);
    expect([await limit.count("a"), await limit.count("a"), await limit.count("a")]).toEqual([0, 0, 0]);
    vi.advanceTimersByTime(20_500);
    expect(await limit.count("a")).toBe(40);
    expect(await limit.count("b")).toBe(0);
    vi.advanceTimersByTime(39_501);
    expect(await limit.count("a")).toBe(0);
  });

  it.each([-30, 30])("is not affected by setting the clock by %i days", async (days) => {
    const limit = createLimit({ times: 1, seconds: 60 }, 1);
    await limit.count("a");
    vi.setSystemTime(Date.now() + days * DAY_MS);
    expect(await limit.count("a")).toBe(60);
    vi.advanceTimersByTime(60_001);
    expect(await limit.count("a")).toBe(0);
  });

  it("forgets a key on request", async () => {
    const limit = createLimit({ times: 1, seconds: 60 }, 1);
    expect([await limit.count("a"), await limit.count("a")]).toEqual([0, 60]);
    await limit.forget("a");
    expect(await limit.count("a")).toBe(0);
  });

  it("stores a limited number of keys, the latest ones", async () => {
    const limit = createLimit({ times: 1, seconds: 60 }, 1);
    await limit.count("first");
    for (let key = 0; key < LIMITS.keys; key += 1) await limit.count(String(key));
    expect(await limit.count("9999")).toBe(60);
    expect(await limit.count("first")).toBe(0);
  });

  it("is multiplied by the factor", async () => {
    const limit = createLimit({ times: 1, seconds: 60 }, 3);
    expect([await limit.count("a"), await limit.count("a"), await limit.count("a")]).toEqual([0, 0, 0]);
    expect(await limit.count("a")).toBe(60);
  });
});
