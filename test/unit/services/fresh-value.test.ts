import { describe, expect, it } from "vitest";
import { createFreshValue } from "~/services/fresh-value.server";

const MINUTE = 60_000;

/** A value whose loads the test settles by hand, on a clock that it turns. */
function setUp() {
  let time = 0;
  const loads: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const value = createFreshValue<string>({
    load: () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
    now: () => time,
    freshMs: 5 * MINUTE,
    staleMs: 24 * 60 * MINUTE,
    pauseMs: 5_000,
  });
  return {
    value,
    loads,
    turnTo(next: number) {
      time = next;
    },
  };
}

/** A value that was loaded once, at time 0. */
async function loaded() {
  const parts = setUp();
  const first = parts.value.get();
  parts.loads[0]?.resolve("old");
  await first;
  return parts;
}

/** Lets the callbacks of settled promises run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("a value kept fresh", () => {
  it("is loaded once however many ask at the same time", async () => {
    const { value, loads } = setUp();
    const asked = Array.from({ length: 1000 }, () => value.get());
    expect(loads).toHaveLength(1);
    loads[0]?.resolve("new");
    expect(new Set(await Promise.all(asked))).toEqual(new Set(["new"]));
  });

  it("is not asked for again while it is fresh", async () => {
    const { value, loads, turnTo } = await loaded();
    turnTo(5 * MINUTE - 1);
    expect(await value.get()).toBe("old");
    expect(loads).toHaveLength(1);
  });

  it("is served old at once while one refresh runs, and new after it", async () => {
    const { value, loads, turnTo } = await loaded();
    turnTo(5 * MINUTE);
    expect(await Promise.all([value.get(), value.get(), value.get()])).toEqual(["old", "old", "old"]);
    expect(loads).toHaveLength(2);
    loads[1]?.resolve("new");
    await settle();
    expect(await value.get()).toBe("new");
    expect(loads).toHaveLength(2);
  });

  it("is served old when refreshing fails, tries again after a pause, and gives up after a day", async () => {
    const { value, loads, turnTo } = await loaded();
    turnTo(5 * MINUTE);
    await value.get();
    loads[1]?.reject(new Error("down"));
    await settle();
    expect(await value.get()).toBe("old");
    expect(loads).toHaveLength(2);
    turnTo(5 * MINUTE + 5_000);
    expect(await value.get()).toBe("old");
    expect(loads).toHaveLength(3);
    loads[2]?.reject(new Error("down"));
    await settle();
    turnTo(24 * 60 * MINUTE - 1);
    expect(await value.get()).toBe("old");
    loads[3]?.reject(new Error("still down"));
    await settle();
    turnTo(24 * 60 * MINUTE);
    const late = value.get();
    loads[4]?.reject(new Error("down for good"));
    await expect(late).rejects.toThrow("down for good");
  });

  it("fails when there is nothing to serve, and tries anew the next time", async () => {
    const { value, loads } = setUp();
    const first = value.get();
    loads[0]?.reject(new Error("down"));
    await expect(first).rejects.toThrow("down");
    const second = value.get();
    loads[1]?.resolve("up");
    expect(await second).toBe("up");
  });
});
