/** A task that an operator runs once, in a process of its own. */
export interface Command {
  /** The arguments after its name, as its usage shows them; all are required. */
  readonly words: readonly string[];
  /** What it does, in one line. */
  readonly does: string;
  /**
   * Runs it.
   *
   * @returns a message for the operator
   * @throws Error with a message for the operator; nothing half done is left behind
   */
  run(words: readonly string[]): Promise<string>;
}
