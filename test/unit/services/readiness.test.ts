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
});
