import { runCommand } from "~/office/commands/commands.server";
import { startWith } from "./configured-shop";

/**
 * Runs a command of `npm run data` like a separate process with these variables.
 *
 * @returns what it printed, its errors, and its exit code
 */
export async function runDataCommand(variables: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const configured = startWith(variables);
  const output: string[] = [];
  const errors: string[] = [];
  const [name, ...others] = words;
  const code = await runCommand(name, others, {
    say: (text) => output.push(text),
    complain: (text) => errors.push(text),
  });
  configured.mockRestore();
  return { code, output: output.join(""), errorOutput: errors.join("") };
}
