import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { log } from "~/base/platform/log.server";
import { createLimit } from "~/base/platform/rate-limits/limit.server";
import { type SharedCounts, shareCounts } from "~/base/platform/rate-limits/shared-counts.server";
import { configure } from "../../../../support/configured-shop";

configure({ databasePath: ":memory:" });

let warned: MockInstance<typeof log.warn>;

/** Counts that answer as the test says. */
const someCounts = (count: SharedCounts["count"]) => {
  const counts = { count: vi.fn(count), forget: vi.fn(async () => undefined) };
  shareCounts(counts);
  return counts;
};

describe("a limit whose counts are shared", () => {
  beforeEach(() => {
    warned = vi.spyOn(log, "warn").mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    shareCounts(null);
    vi.useRealTimers();
  });

  it("counts by its name, its window and a pseudonym of the key", async () => {
    const counts = someCounts(async () => 7);
    const limit = createLimit({ name: "tries", times: 3, seconds: 60 }, 2);
    expect([await limit.count("ann@people.test"), await limit.count("ann@people.test")]).toEqual([7, 7]);
    await limit.forget("ann@people.test");
    const [[name, key, window] = []] = counts.count.mock.calls;
    expect([name, window]).toEqual(["tries", { times: 6, seconds: 60 }]);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(counts.count).toHaveBeenLastCalledWith(name, key, window);
    expect(counts.forget.mock.calls).toEqual([[name, key, window]]);
  });

  it("counts in this process alone without a name", async () => {
    const counts = someCounts(async () => 7);
    const limit = createLimit({ times: 1, seconds: 60 }, 1);
    expect([await limit.count("a"), await limit.count("a")]).toEqual([0, 60]);
    await limit.forget("a");
    expect(counts.count).not.toHaveBeenCalled();
    expect(counts.forget).not.toHaveBeenCalled();
  });

  it.each<[string, SharedCounts["count"]]>([
    ["fail", () => Promise.reject(new Error("the database is away"))],
    ["are silent", () => new Promise(() => {})],
  ])("counts in this process for a while if they %s, and never waits long", async (_how, count) => {
    const counts = someCounts(count);
    const limit = createLimit({ name: "tries", times: 1, seconds: 60 }, 1);
    const first = limit.count("a");
    await vi.advanceTimersByTimeAsync(250);
    expect([await first, await limit.count("a")]).toEqual([0, 60]);
    expect(counts.count).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(5_000);
    const again = limit.count("a");
    await vi.advanceTimersByTimeAsync(250);
    expect(await again).toBeGreaterThan(0);
    expect(counts.count).toHaveBeenCalledTimes(2);
    expect(warned).toHaveBeenCalledOnce();
    counts.count.mockResolvedValue(0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await limit.count("a")).toBe(0);
  });
});
