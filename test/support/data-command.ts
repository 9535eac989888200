import { vi } from "vitest";

/**
 * Runs a command of `npm run data` like a separate process with these variables: earlier module state is reset.
 *
 * @returns what it printed, its errors, and its exit code
 */
export async function runDataCommand(environment: Readonly<Record<string, string>>, ...words: readonly string[]) {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { runCommand } = await import("~/commands/commands.server");
  const said: string[] = [];
  const complaints: string[] = [];
  const [name, ...others] = words;
  const code = await runCommand(name, others, {
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
  });
  return { code, said: said.join(""), complaint: complaints.join("") };
}
