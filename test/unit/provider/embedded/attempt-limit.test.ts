import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLimit } from "~/base/platform/rate-limits/limit.server";
import { createSignInLimits, type SignInTry } from "~/provider/embedded/attempt-limit.server";

const OWNER = "owner@shop.test";

describe("the limits of sign-in tries", () => {
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

  it("allow a visitor ten tries a minute, at any address", async () => {
    const { count } = limits();
    for (let tried = 0; tried < 10; tried += 1) expect(await count(aTry({ email: `${tried}@shop.test` }))).toBe(0);
    expect(await count(aTry({ email: "next@shop.test" }))).toBe(60);
    expect(await count(aTry({ visitor: "192.0.2.2", email: "next@shop.test" }))).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(await count(aTry({ email: "next@shop.test" }))).toBe(0);
  });

  it("allow a visitor ten tries in 15 minutes at one address, and its owner still from elsewhere", async () => {
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

  it("allow all unknown browsers together a hundred tries at an address, and a known one still", async () => {
    const { count } = limits();
    for (let visitor = 0; visitor < 100; visitor += 1) {
      expect(await count(aTry({ visitor: `198.51.100.${visitor}` }))).toBe(0);
    }
    expect(await count(aTry({ visitor: "203.0.113.1" }))).toBe(15 * 60);
    expect(await count(aTry({ visitor: "203.0.113.2", device: "the owner's" }))).toBe(0);
  });

  it("allow a known browser ten tries, and do not affect other tries", async () => {
    const { count, forget } = limits();
    const known = aTry({ device: "the owner's" });
    for (let tried = 0; tried < 10; tried += 1) expect(await count(known)).toBe(0);
    expect(await count(known)).toBe(15 * 60);
    expect(await count(aTry())).toBe(0);
    await forget(known);
    expect(await count(known)).toBe(0);
  });

  it("restart at an address after a sign-in, but not for the visitor", async () => {
    const { count, forget } = limits();
    for (let tried = 0; tried < 9; tried += 1) await count(aTry());
    await forget(aTry());
    expect(await count(aTry())).toBe(0);
    expect(await count(aTry())).toBe(60);
  });

  it("count an address if the visitor is unknown", async () => {
    const { count } = limits();
    for (let tried = 0; tried < 10; tried += 1) expect(await count(aTry({ visitor: null }))).toBe(0);
    expect(await count(aTry({ visitor: null }))).toBe(15 * 60);
  });
});
