import { describe, expect, it } from "vitest";
import { createRootData } from "~/accounts/root-data";

const ANSWER = { user: { email: "ann@shop.test" }, isConfirmed: true, year: 2026 };
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
    expect(await data.refresh(failing)).toEqual({ user: null, isConfirmed: true, year: 2026 });
  });

  it("fails without a first answer", async () => {
    await expect(createRootData().refresh(failing)).rejects.toThrow("Failed to fetch");
  });
});
