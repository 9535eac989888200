/** A task that an operator runs once, in a process of its own. */
export interface Command {
  /** The names of its arguments, as its usage shows them; all are required. */
  readonly parameters: readonly string[];
  readonly summary: string;
  /**
   * Runs it. Returns a message for the operator. Throws Error with a message for the operator; nothing half-finished is
   * left behind.
   */
  run(args: readonly string[]): Promise<string>;
}
