import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createReadiness } from "~/provider/catalog/services/readiness.server";

describe("readiness", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("pings the provider at most once in five seconds", async () => {
    const ask = vi.fn(async () => {});
    const isReady = createReadiness({ ask, hasList: () => false });
    expect(await Promise.all([isReady(), isReady()])).toEqual([true, true]);
    vi.setSystemTime(5_000);
    await isReady();
    expect(ask).toHaveBeenCalledTimes(1);
    vi.setSystemTime(5_001);
    ask.mockRejectedValue(new Error("down"));
    expect(await isReady()).toBe(false);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is false when the provider has not answered within three seconds", async () => {
    const isReady = createReadiness({ ask: () => new Promise(() => {}), hasList: () => false });
    const settled = vi.fn();
    const ready = isReady().finally(settled);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await ready).toBe(false);
  });

  it("shares one ping among all probes, and leaves no timer behind", async () => {
    const ask = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 1)));
    const isReady = createReadiness({ ask, hasList: () => false });
    const probes = Promise.all(Array.from({ length: 1_000 }, () => isReady()));
    await vi.advanceTimersByTimeAsync(1);
    expect(new Set(await probes)).toEqual(new Set([true]));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("pings again five seconds after a failure, and becomes true again", async () => {
    const ask = vi.fn(() => Promise.reject<unknown>(new Error("down")));
    const isReady = createReadiness({ ask, hasList: () => false });
    expect(await isReady()).toBe(false);
    ask.mockImplementation(() => Promise.resolve("up"));
    vi.setSystemTime(5_000);
    expect(await isReady()).toBe(false);
    vi.setSystemTime(5_001);
    expect(await isReady()).toBe(true);
  });

  it("is true while the catalog can answer from its stored products, although the provider fails", async () => {
    let isCached = true;
    const isReady = createReadiness({ ask: () => Promise.reject(new Error("down")), hasList: () => isCached });
    expect(await isReady()).toBe(true);
    isCached = false;
    expect(await isReady()).toBe(false);
  });
});
