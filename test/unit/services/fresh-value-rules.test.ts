import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFreshValue } from "~/services/fresh-value.server";

const FRESH = 300;
const STALE = 3_000;
const PAUSE = 50;

type Step = { readonly kind: "wait"; readonly by: number } | { readonly kind: "get" | "succeed" | "fail" };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant("wait" as const),
      by: fc.constantFrom(1, PAUSE, FRESH - 1, FRESH, STALE - 1, STALE),
    }),
    fc.record({ kind: fc.constantFrom("get" as const, "get" as const, "succeed" as const, "fail" as const) }),
  ),
  { maxLength: 60 },
);

/** Lets the callbacks of settled promises run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Plays steps against a value that is the time at which its load ended, and checks the rules after each. */
async function play(script: readonly Step[]) {
  let time = 0;
  let running: { resolve: (at: number) => void; reject: (error: Error) => void } | null = null;
  let loads = 0;
  let failedAt = Number.NEGATIVE_INFINITY;
  let loadedAt: number | null = null;
  const value = createFreshValue<number>({
    load: () => {
      expect(running).toBeNull();
      loads += 1;
      return new Promise((resolve, reject) => {
        running = { resolve, reject };
      });
    },
    now: () => time,
    freshMs: FRESH,
    staleMs: STALE,
    pauseMs: PAUSE,
  });
  const end = async (succeeds: boolean) => {
    const ended = running;
    if (!ended) return;
    running = null;
    if (succeeds) loadedAt = time;
    else failedAt = time;
    if (succeeds) ended.resolve(time);
    else ended.reject(new Error("down"));
    await settle();
  };
  const get = async () => {
    const age = loadedAt === null ? Number.POSITIVE_INFINITY : time - loadedAt;
    const before = { loads, running: running !== null };
    const asked = value.get();
    asked.catch(() => {});
    expect(value.peek()).toBe(age < STALE ? loadedAt : undefined);
    const mustLoad = !before.running && (age >= STALE || (age >= FRESH && time - failedAt >= PAUSE));
    expect(loads - before.loads).toBe(mustLoad ? 1 : 0);
    if (age < STALE) expect(await asked).toBe(loadedAt);
  };
  for (const step of script) {
    if (step.kind === "wait") time += step.by;
    else if (step.kind === "get") await get();
    else await end(step.kind === "succeed");
  }
  await end(true);
}

describe("the rules of a value kept fresh", () => {
  it("hold in any order of asking, waiting, success and failure", async () => {
    await fc.assert(fc.asyncProperty(steps, play), { numRuns: 300 });
  });

  it("let one failure fail all who waited for it, and none who come after", async () => {
    const outcomes = [new Error("down"), "up"];
    const value = createFreshValue<string>({
      load: async () => {
        const next = outcomes.shift();
        if (next instanceof Error) throw next;
        return next ?? "more";
      },
      now: () => 0,
      freshMs: FRESH,
      staleMs: STALE,
      pauseMs: PAUSE,
    });
    const waiting = await Promise.allSettled(Array.from({ length: 1_000 }, () => value.get()));
    expect(waiting.filter(({ status }) => status === "rejected")).toHaveLength(1_000);
    expect(value.peek()).toBeUndefined();
    expect(await value.get()).toBe("up");
    expect(outcomes).toEqual([]);
  });

  it("keep a value that is nothing", async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      return null;
    };
    const value = createFreshValue({ load, now: () => 0, freshMs: FRESH, staleMs: STALE, pauseMs: PAUSE });
    expect([await value.get(), await value.get(), value.peek()]).toEqual([null, null, null]);
    expect(loads).toBe(1);
  });
});
