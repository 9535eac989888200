import { describe, expect, it, vi } from "vitest";
import { createTraffic } from "~/platform/http/document-cache/traffic.server";

describe("the counts of what the cache answers", () => {
  it("stay few, whatever is asked for, and lose none", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const info = vi.fn();
    const { count, report } = createTraffic({ info });
    for (let n = 0; n < 1000; n += 1) count(`/product/${n}?x`, n % 2 ? 200 : 304, "curl/8");
    vi.advanceTimersByTime(5000);
    const [[event, { answers }]] = info.mock.calls as [[string, { answers: { path?: string; count: number }[] }]];
    expect(event).toBe("http.cached");
    expect(answers).toHaveLength(202);
    expect(answers.reduce((sum, { count: one }) => sum + one, 0)).toBe(1000);
    expect(answers[0]).toEqual({ path: "/product/0", status: 304, client: "crawler", count: 1 });
    expect(answers.filter(({ path }) => path === undefined).map(({ count: one }) => one)).toEqual([400, 400]);
    report();
    vi.advanceTimersByTime(50_000);
    expect(info).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
