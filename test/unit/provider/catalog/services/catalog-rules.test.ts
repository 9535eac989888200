import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCatalog } from "~/provider/catalog/services/catalog.server";
import { providerError } from "~/provider/client/provider-error.server";
import type { Product } from "~/trade/catalog/product";

const FRESH = 5 * 60_000;
const SERVED = 24 * 60 * 60_000;
const PAUSE = 5_000;

/** The maximum duration of a provider call, in milliseconds (specification, section 7). */
const CALL = 15_000;

type Step = { readonly kind: "wait"; readonly by: number } | { readonly kind: "list" | "succeed" | "fail" };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant("wait" as const),
      by: fc.constantFrom(1, 2, PAUSE, PAUSE + 1, FRESH, FRESH + 1, SERVED - 1, SERVED, SERVED + 1),
    }),
    fc.record({ kind: fc.constantFrom("list" as const, "list" as const, "succeed" as const, "fail" as const) }),
  ),
  { maxLength: 60 },
);

/** Lets a refresh in the background run. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A list whose title is the time at which it was loaded. */
const listOf = (time: number): Product[] => [
  {
    id: "ashby",
    title: String(time),
    description: "",
    images: [],
    priceCents: 2000,
    currency: "USD",
    specification: null,
  },
];

/** Runs the steps against a catalog whose loads end when a step says so, and checks the rules at each step. */
async function play(script: readonly Step[]) {
  let running: { resolve: (list: Product[]) => void; reject: (error: Error) => void } | null = null;
  let loads = 0;
  let failedAt = Number.NEGATIVE_INFINITY;
  let loadedAt: number | null = null;
  const waited: { readonly asked: Promise<readonly Product[]>; readonly tooOld: number }[] = [];
  let together = 0;
  const listProducts = () => {
    if (running) together += 1;
    loads += 1;
    return new Promise<Product[]>((resolve, reject) => {
      running = { resolve, reject };
    });
  };
  const catalog = createCatalog({ client: { listProducts, getProduct: async () => null } });
  const end = async (succeeds: boolean) => {
    const ended = running;
    if (!ended) return;
    running = null;
    if (succeeds) loadedAt = Date.now();
    else failedAt = Date.now();
    if (succeeds) ended.resolve(listOf(Date.now()));
    else ended.reject(providerError("unreachable"));
    await settle();
  };
  const list = async () => {
    const age = loadedAt === null ? Number.POSITIVE_INFINITY : Date.now() - loadedAt;
    const before = { loads, running: running !== null };
    const asked = catalog.list();
    asked.catch(() => {});
    await settle();
    const mustLoad = !before.running && (age > SERVED || (age > FRESH && Date.now() - failedAt > PAUSE));
    expect(loads - before.loads).toBe(mustLoad ? 1 : 0);
    if (age <= SERVED) expect((await asked)[0]?.title).toBe(String(loadedAt));
    else waited.push({ asked, tooOld: loadedAt ?? -1 });
  };
  for (const step of script) {
    if (step.kind === "wait" && step.by > CALL) await end(false);
    if (step.kind === "wait") vi.setSystemTime(Date.now() + step.by);
    else if (step.kind === "list") await list();
    else await end(step.kind === "succeed");
  }
  await end(true);
  expect(together).toBe(0);
  for (const { asked, tooOld } of waited) {
    const [product] = await asked.catch(() => []);
    expect(Number(product?.title ?? Number.POSITIVE_INFINITY)).toBeGreaterThan(tooOld);
  }
}

describe("the rules of a refreshed list", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("hold for any order of requests, waits, successes and failures", async () => {
    await fc.assert(fc.asyncProperty(steps, play), { numRuns: 300 });
  });

  it("prevent serving a list that grew too old while its refresh failed", async () => {
    const script: Step[] = [
      { kind: "list" },
      { kind: "succeed" },
      { kind: "wait", by: SERVED - 1 },
      { kind: "list" },
      { kind: "wait", by: 2 },
      { kind: "list" },
      { kind: "fail" },
    ];
    await play(script);
  });

  it("make one failure fail every waiting request, and no later one", async () => {
    const outcomes = [providerError("unreachable"), listOf(1)];
    const listProducts = async () => {
      const next = outcomes.shift();
      if (next instanceof Error) throw next;
      return next ?? listOf(2);
    };
    const catalog = createCatalog({ client: { listProducts, getProduct: async () => null } });
    const waiting = await Promise.allSettled(Array.from({ length: 1_000 }, () => catalog.list()));
    expect(waiting.filter(({ status }) => status === "rejected")).toHaveLength(1_000);
    expect(await catalog.list()).toEqual(listOf(1));
    expect(outcomes).toEqual([]);
  });
});
