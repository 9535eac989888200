import { vi } from "vitest";

/** Where a process stores what it creates once. */
const SINGLETONS = Symbol.for("shop.singletons");

/**
 * Runs a command of `npm run data` like a separate process with these variables: earlier module state is reset.
 *
 * @returns what it printed, its errors, and its exit code
 */
export async function runDataCommand(environment: Readonly<Record<string, string>>, ...words: readonly string[]) {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, SINGLETONS);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { runCommand } = await import("~/office/commands/commands.server");
  const output: string[] = [];
  const errors: string[] = [];
  const [name, ...others] = words;
  const code = await runCommand(name, others, {
    say: (text) => output.push(text),
    complain: (text) => errors.push(text),
  });
  return { code, output: output.join(""), errorOutput: errors.join("") };
}
