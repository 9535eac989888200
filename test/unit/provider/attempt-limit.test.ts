import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLimit } from "~/platform/rate-limits/limit.server";
import { createSignInLimits, type SignInTry } from "~/provider/embedded/attempt-limit.server";

const OWNER = "owner@shop.test";

describe("the limits of tries to sign in", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const limits = () => createSignInLimits((options) => createLimit(options, 1));
  const aTry = (change: Partial<SignInTry> = {}): SignInTry => ({
    visitor: "192.0.2.1",
    email: OWNER,
    device: null,
    ...change,
  });

  it("let a visitor try ten times a minute, at any address", async () => {
    const { count } = limits();
    for (let tried = 0; tried < 10; tried += 1) expect(await count(aTry({ email: `${tried}@shop.test` }))).toBe(0);
    expect(await count(aTry({ email: "next@shop.test" }))).toBe(60);
    expect(await count(aTry({ visitor: "192.0.2.2", email: "next@shop.test" }))).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(await count(aTry({ email: "next@shop.test" }))).toBe(0);
  });

  it("let a visitor try ten times in 15 minutes at one address, and its owner from elsewhere", async () => {
    const { count } = limits();
    for (let tried = 0; tried < 10; tried += 1) expect(await count(aTry())).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(await count(aTry())).toBe(14 * 60);
    expect(await count(aTry({ email: "other@shop.test" }))).toBe(0);
    expect(await count(aTry({ visitor: "198.51.100.1" }))).toBe(0);
  });

  it("do not lock anybody out for longer when the clock is set back", async () => {
    const { count } = limits();
    for (let tried = 0; tried < 10; tried += 1) await count(aTry());
    vi.setSystemTime(Date.now() - 30 * 86_400_000);
    vi.advanceTimersByTime(15 * 60_000);
    expect(await count(aTry())).toBe(0);
  });

  it("let all unknown browsers together try a hundred times at an address, and a known one all the same", async () => {
    const { count } = limits();
    for (let visitor = 0; visitor < 100; visitor += 1) {
      expect(await count(aTry({ visitor: `198.51.100.${visitor}` }))).toBe(0);
    }
    expect(await count(aTry({ visitor: "203.0.113.1" }))).toBe(15 * 60);
    expect(await count(aTry({ visitor: "203.0.113.2", device: "the owner's" }))).toBe(0);
  });

  it("let a known browser try ten times, and leave everybody else's tries alone", async () => {
    const { count, forget } = limits();
    const known = aTry({ device: "the owner's" });
    for (let tried = 0; tried < 10; tried += 1) expect(await count(known)).toBe(0);
    expect(await count(known)).toBe(15 * 60);
    expect(await count(aTry())).toBe(0);
    await forget(known);
    expect(await count(known)).toBe(0);
  });

  it("begin anew at an address after a sign-in, but not for the visitor", async () => {
    const { count, forget } = limits();
    for (let tried = 0; tried < 9; tried += 1) await count(aTry());
    await forget(aTry());
    expect(await count(aTry())).toBe(0);
    expect(await count(aTry())).toBe(60);
  });

  it("count an address where the visitor is not known", async () => {
    const { count } = limits();
    for (let tried = 0; tried < 10; tried += 1) expect(await count(aTry({ visitor: null }))).toBe(0);
    expect(await count(aTry({ visitor: null }))).toBe(15 * 60);
  });
});
