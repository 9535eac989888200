/** A way to get a program that tests need. */
export interface Way<T> {
  readonly name: string;
  /** Prepares and tries the program; undefined if this machine does not have this way. */
  take(): Promise<T | undefined>;
}

/**
 * The program from the first way that works.
 *
 * @throws Error that says what is missing, how each way failed, and how to fix it.
 */
export async function firstThatWorks<T>(ways: readonly Way<T>[], missing: string): Promise<T> {
  const failures: string[] = [];
  for (const { name, take } of ways) {
    try {
      const found = await take();
      if (found !== undefined) return found;
      failures.push(`  ${name}: not on this machine`);
    } catch (error) {
      failures.push(`  ${name}: ${reasonOf(error)}`);
    }
  }
  throw new Error([missing, "What was tried:", ...failures].join("\n"));
}

/** The most informative line of an error: a program's last words, or the first line of its message. */
function reasonOf(error: unknown): string {
  const { stderr = "", message = String(error) } = error as { stderr?: string; message?: string };
  const output = stderr.trim() || message;
  return output.split("\n").find((line) => /error|cannot|not found|denied/i.test(line)) ?? output.split("\n")[0] ?? "";
}
