import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DeadlineError, withDeadline, withTimeout } from "~/base/platform/deadline.server";

describe("a deadline", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  const never = () => new Promise<never>(() => {});

  /** Endless work, and the signal that it received. */
  function endless() {
    const seen: { signal?: AbortSignal } = {};
    const work = (signal: AbortSignal) => {
      seen.signal = signal;
      return never();
    };
    return { seen, work };
  }

  it("returns the result in time, and then aborts what the work left running", async () => {
    let signal: AbortSignal | undefined;
    const work = async (given: AbortSignal) => {
      signal = given;
      expect(given.aborted).toBe(false);
      return 7;
    };
    expect(await withDeadline(100, work)).toBe(7);
    expect(signal?.aborted).toBe(true);
  });

  it("throws the error of work that fails in time", async () => {
    await expect(withDeadline(100, () => Promise.reject(new RangeError("bug")))).rejects.toThrow(RangeError);
    const thrown = withDeadline(100, () => {
      throw new RangeError("at once");
    });
    await expect(thrown).rejects.toThrow("at once");
  });

  it("does not wait for work that ignores its signal", async () => {
    const { seen, work } = endless();
    const late = withDeadline(100, work).catch((error) => error);
    await vi.advanceTimersByTimeAsync(99);
    expect(seen.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toBeInstanceOf(DeadlineError);
    expect(await late).toMatchObject({ reason: "timeout" });
    expect(seen.signal?.aborted).toBe(true);
  });

  it("ends when the visitor leaves, before or during the work", async () => {
    const work = vi.fn(never);
    await expect(withDeadline(100, work, AbortSignal.abort())).rejects.toMatchObject({ reason: "cancelled" });
    expect(work).not.toHaveBeenCalled();
    const visitor = new AbortController();
    const { seen, work: running } = endless();
    const cancelled = expect(withDeadline(100, running, visitor.signal)).rejects.toMatchObject({ reason: "cancelled" });
    visitor.abort();
    await cancelled;
    expect(seen.signal?.aborted).toBe(true);
  });

  it("leaves no listener on the visitor's signal", async () => {
    const visitor = new AbortController();
    const removed = vi.spyOn(visitor.signal, "removeEventListener");
    await withDeadline(100, async () => {}, visitor.signal);
    expect(removed).toHaveBeenCalledOnce();
  });
});

describe("a deadline without other references", () => {
  it("passes despite garbage collection, as does the caller's own signal", async () => {
    setFlagsFromString("--expose-gc");
    const collect: () => void = runInNewContext("gc");
    const cleaning = setInterval(collect, 1);
    const visitor = new AbortController();
    const outcomes = Array.from({ length: 20 }, () =>
      withDeadline(30, () => new Promise<never>(() => {}), visitor.signal).catch((error) => error.reason),
    );
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(["timeout"]));
    clearInterval(cleaning);
  });
});

it("withTimeout returns null after its time, while the work continues", async () => {
  let arrive = (_value: string) => {};
  const slow = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  expect(await withTimeout(1, slow)).toBeNull();
  arrive("late");
  expect(await withTimeout(60_000, slow)).toBe("late");
  await expect(withTimeout(60_000, Promise.reject(new RangeError("bug")))).rejects.toThrow(RangeError);
});
