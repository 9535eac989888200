import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

let errors: MockInstance;
let warnings: MockInstance;

beforeEach(() => {
  errors = vi.spyOn(console, "error");
  warnings = vi.spyOn(console, "warn");
});

/** A noisy console is a failing test; a test that expects noise asserts it and then clears the spy. */
afterEach(() => {
  const noise = [...errors.mock.calls, ...warnings.mock.calls];
  vi.restoreAllMocks();
  expect(noise).toEqual([]);
});
