import { describe, expect, it } from "vitest";
import { createAttemptLimit } from "~/provider/embedded/attempt-limit.server";

describe("the limit of sign-in attempts", () => {
  it("lets some through, then says how long to wait, for each key by itself", () => {
    let time = 0;
    const limit = createAttemptLimit({ attempts: 3, windowMs: 60_000, now: () => time });
    expect([1, 2, 3].map(() => limit.count("a"))).toEqual([0, 0, 0]);
    time = 20_500;
    expect(limit.count("a")).toBe(40);
    expect(limit.count("b")).toBe(0);
    time = 60_000;
    expect(limit.count("a")).toBe(0);
  });

  it("forgets a key that succeeded", () => {
    const limit = createAttemptLimit({ attempts: 1, windowMs: 60_000, now: () => 0 });
    expect([limit.count("a"), limit.count("a")]).toEqual([0, 60]);
    limit.forget("a");
    expect(limit.count("a")).toBe(0);
  });
});
