import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

let errors: MockInstance;
let warnings: MockInstance;

beforeEach(() => {
  errors = vi.spyOn(console, "error");
  warnings = vi.spyOn(console, "warn");
});

/** The router advises on a flag that `createRemixStub` gives no way to set; the app itself sets it. */
const isAdvice = (first: unknown) => String(first).startsWith("⚠️ React Router Future Flag Warning");

/** A noisy console is a failing test; a test that expects noise asserts it and then clears the spy. */
afterEach(() => {
  const noise = [...errors.mock.calls, ...warnings.mock.calls].filter(([first]) => !isAdvice(first));
  vi.restoreAllMocks();
  expect(noise).toEqual([]);
});
