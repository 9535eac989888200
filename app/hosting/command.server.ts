/** Something that the provider does once, in a process of its own, rather than serve. */
export interface Command {
  /** What is typed after its name, as its usage shows it; all of it must be. */
  readonly words: readonly string[];
  /** What it does, in one line. */
  readonly does: string;
  /**
   * Does it.
   *
   * @returns what to tell the operator
   * @throws Error in words for the operator, with nothing half done left behind
   */
  run(words: readonly string[]): Promise<string>;
}
