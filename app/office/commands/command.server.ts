/** A task that an operator runs once, in a process of its own. */
export interface Command {
  /** The names of its arguments, as its usage shows them; all are required. */
  readonly parameters: readonly string[];
  /** What it does, in one line. */
  readonly summary: string;
  /**
   * Runs it.
   *
   * @returns a message for the operator
   * @throws Error with a message for the operator; nothing half-finished is left behind
   */
  run(args: readonly string[]): Promise<string>;
}
