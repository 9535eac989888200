import { beforeAll, beforeEach, type MockInstance, vi } from "vitest";
import * as environment from "~/base/platform/env.server";

const { env, readEnv } = environment;

/** Configures the shop differently for a file: for its tests, and for what it does before the first one. */
export function configure(change: Partial<ReturnType<typeof env>>): void {
  const start = () => {
    const usual = environment.env();
    vi.spyOn(environment, "env").mockReturnValue({ ...usual, ...change });
  };
  beforeAll(start);
  beforeEach(start);
}

/**
 * Configures the shop like a process that starts with these variables, which keeps nothing of what was made before;
 * until the end of the test, or until the result is restored.
 */
export function startWith(variables: Parameters<typeof readEnv>[0]): MockInstance<typeof env> {
  Reflect.deleteProperty(globalThis, Symbol.for("shop.singletons"));
  const configured = readEnv(variables);
  return vi.spyOn(environment, "env").mockReturnValue(configured);
}
