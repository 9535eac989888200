import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followDays } from "~/house/facts/services/facts.server";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-01-05T07:59:30Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

it("a new day is noticed within a minute of the shop's midnight, until that succeeds, and once", async () => {
  const onNewDay = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("down")).mockResolvedValue();
  const error = vi.fn();
  const stop = followDays(onNewDay, { info() {}, error });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onNewDay).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(40_000);
  expect([onNewDay.mock.calls.length, error.mock.calls.length]).toEqual([2, 1]);
  vi.setSystemTime(Date.parse("2026-01-06T07:58:00Z"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onNewDay).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(48 * 3_600_000);
  expect(onNewDay).toHaveBeenCalledTimes(2);
});
