import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followDays } from "~/catalog/services/price-days.server";

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-01-05T07:59:30Z") }));
afterEach(() => vi.useRealTimers());

it("the catalog is read again within a minute of the shop's midnight, again until that succeeds, and once a day", async () => {
  const renew = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("down")).mockResolvedValue();
  const error = vi.fn();
  const following = followDays("America/Los_Angeles", renew, { info() {}, error });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(renew).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(40_000);
  expect([renew.mock.calls.length, error.mock.calls.length]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(23 * 3_600_000);
  expect(renew).toHaveBeenCalledTimes(2);
  following.close();
  await vi.advanceTimersByTimeAsync(48 * 3_600_000);
  expect(renew).toHaveBeenCalledTimes(2);
});
