/** What a set-up has made, or why it failed. If it failed, only the tests of its project fail. */
export type Outcome<T> = { readonly made: T } | { readonly failure: string };

/** Runs a set-up, and prints how it went and how long it took. */
export async function outcomeOf<T>(what: string, make: () => Promise<T>): Promise<Outcome<T>> {
  const began = performance.now();
  const say = (how: string) =>
    process.stdout.write(`${what}: ${how} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`);
  try {
    const made = await make();
    say(JSON.stringify(made));
    return { made };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    say(failure);
    return { failure };
  }
}

/** What a set-up has made. @throws Error that says why the set-up failed, or that the project has none. */
export function madeBy<T>(outcome: Outcome<T> | undefined): T {
  if (!outcome) throw new Error("vitest.config.ts names no set-up of what this test needs");
  if ("failure" in outcome) throw new Error(outcome.failure);
  return outcome.made;
}
