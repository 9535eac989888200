import { describe, expect, it, vi } from "vitest";
import { createRootData as createRootDataAt } from "~/provider/accounts/root-data";

const ANSWER = { user: { email: "ann@shop.test" }, isConfirmed: true, year: 2026 };
const UNCONFIRMED = { ...ANSWER, isConfirmed: false };

/** With a clock of its own, in milliseconds. */
function createRootData() {
  let time = 0;
  return { ...createRootDataAt(() => time), pass: (milliseconds: number) => (time += milliseconds) };
}

const failing = () => Promise.reject(new TypeError("Failed to fetch"));

describe("the root's data", () => {
  it("is the newest answer", async () => {
    const data = createRootData();
    data.note(ANSWER);
    const newer = { ...ANSWER, user: null, year: 2027 };
    expect(await data.refresh(async () => newer)).toBe(newer);
  });

  it("shows nobody as signed in when no answer arrives, and leaves everything else unchanged", async () => {
    const data = createRootData();
    data.note({ ...ANSWER, isConfirmed: false });
    expect(await data.refresh(failing)).toEqual({ user: null, isConfirmed: false, year: 2026 });
  });

  it("shows nobody as signed in once 15 s have passed without a confirmation, until one arrives", async () => {
    const data = createRootData();
    const refresh = async (answer: typeof ANSWER) => {
      const shown = await data.refresh<{ user: object | null; isConfirmed: boolean }>(async () => answer);
      data.note(shown);
      return shown.user;
    };
    data.note(UNCONFIRMED);
    data.pass(14_999);
    expect(await refresh(UNCONFIRMED)).toEqual(ANSWER.user);
    data.pass(1);
    expect(await refresh(UNCONFIRMED)).toBeNull();
    data.pass(1);
    expect(await refresh(UNCONFIRMED)).toBeNull();
    expect(await refresh(ANSWER)).toEqual(ANSWER.user);
    expect(await refresh(UNCONFIRMED)).toEqual(ANSWER.user);
  });

  it("shows nobody as signed in when the shop does not answer for 15 s", async () => {
    vi.useFakeTimers();
    const data = createRootData();
    data.note(ANSWER);
    const answer = data.refresh(() => new Promise<typeof ANSWER>(() => {}));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await answer).toEqual({ user: null, isConfirmed: false, year: 2026 });
    vi.useRealTimers();
  });

  it.each(["<!doctype html><title>Welcome to our Wi-Fi</title>", "", null, 7, ["x"], { ok: true }])(
    "stays as it was when the answer is not the shop's: %j",
    async (foreign) => {
      const data = createRootData();
      data.note(ANSWER);
      expect(await data.refresh(async () => foreign as unknown as typeof ANSWER)).toEqual(ANSWER);
    },
  );

  it("fails without a first answer", async () => {
    await expect(createRootData().refresh(failing)).rejects.toThrow("Failed to fetch");
  });
});
