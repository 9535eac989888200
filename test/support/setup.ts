import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";
import { emptyStorage } from "./browser-storage";
import { takeViolations } from "./policy-violations";

/** How long a test waits for what it expects, in milliseconds: a busy machine must not fail a test. */
const WAIT_TIMEOUT_MS = 10_000;

/** A test does within a second what a visitor does in days; tests of the limits set their own. */
process.env.RATE_LIMIT_FACTOR ??= "10000";

/** No test stores its shop in this folder. */
process.env.DATABASE_PATH ??= ":memory:";

/** Passwords are hashed as cheaply as possible: tests sign in thousands of times. The built shop uses the real cost. */
vi.mock("@node-rs/argon2", async (original) => {
  const argon2 = await original<typeof import("@node-rs/argon2")>();
  return {
    ...argon2,
    hash: (password: string) => argon2.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
  };
});

let errors: MockInstance;
let warnings: MockInstance;

beforeEach(() => {
  errors = vi.spyOn(console, "error");
  warnings = vi.spyOn(console, "warn");
});

/** The router warns about a flag that `createRemixStub` cannot set; the app itself sets it. */
const isAdvice = (first: unknown) => String(first).startsWith("⚠️ React Router Future Flag Warning");

/** Console output fails a test; a test that expects output asserts it and then clears the spy. */
afterEach(() => {
  const noise = [...errors.mock.calls, ...warnings.mock.calls].filter(([first]) => !isAdvice(first));
  vi.restoreAllMocks();
  expect(noise).toEqual([]);
});

/** Where a process keeps its shop (provider, database, catalog, limits) and the facts that its owner entered. */
const HELD = ["shop.singletons", "shop.facts"].map((name) => Symbol.for(name));

/** Files that share their modules do not share a shop. */
afterAll(() => {
  for (const key of HELD) Reflect.deleteProperty(globalThis, key);
});

/** A page on which its own policy blocked something fails the test that opened it. */
afterEach(() => expect(takeViolations()).toEqual([]));

if (typeof document !== "undefined") {
  const { cleanup, configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS });
  // Otherwise, what a page still waits for would run after its test's document is gone.
  afterEach(cleanup);
  // Files that share their modules do not share a page either.
  afterAll(emptyStorage);
}
