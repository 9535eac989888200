import { afterEach, describe, expect, it, vi } from "vitest";
import { createReadiness } from "~/services/readiness.server";

describe("readiness", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("asks the provider at most once in five seconds", async () => {
    let time = 0;
    const ask = vi.fn(async () => {});
    const isReady = createReadiness({ ask, now: () => time });
    expect(await Promise.all([isReady(), isReady()])).toEqual([true, true]);
    time = 4_999;
    await isReady();
    expect(ask).toHaveBeenCalledTimes(1);
    time = 5_000;
    ask.mockRejectedValue(new Error("down"));
    expect(await isReady()).toBe(false);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is false when the provider has not answered within three seconds", async () => {
    vi.useFakeTimers();
    const isReady = createReadiness({ ask: () => new Promise(() => {}), now: () => 0 });
    const ready = isReady();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await ready).toBe(false);
  });

  it("shares one question among all who probe while it is open, and does not keep a timer after it", async () => {
    vi.useFakeTimers();
    const ask = vi.fn(() => new Promise<void>((resolve) => setImmediate(resolve)));
    const isReady = createReadiness({ ask, now: () => 0 });
    const probes = Promise.all(Array.from({ length: 1_000 }, () => isReady()));
    await vi.advanceTimersByTimeAsync(0);
    expect(new Set(await probes)).toEqual(new Set([true]));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("asks anew five seconds after a failure, and is true again", async () => {
    let time = 0;
    const ask = vi.fn(() => Promise.reject<unknown>(new Error("down")));
    const isReady = createReadiness({ ask, now: () => time });
    expect(await isReady()).toBe(false);
    ask.mockImplementation(() => Promise.resolve("up"));
    time = 4_999;
    expect(await isReady()).toBe(false);
    time = 5_000;
    expect(await isReady()).toBe(true);
  });
});
