/** Whether an answer may be cached for this value of a name in the query: a few values, each with its own answer. */
export type IsKnownValue = (value: string) => boolean;

/** What the shop says of its answers: the cache itself knows no page. */
export interface CachedDocuments {
  /**
   * The names in a path's query that its answer depends on.
   *
   * @returns `undefined` for a path whose answers are never cached
   */
  queryOf(path: string): Readonly<Record<string, IsKnownValue>> | undefined;
  /** Whether a Cookie header makes the answer one visitor's own. */
  isPersonal(cookies: string): boolean;
  /** The paths to have ready before anybody asks. */
  warmPaths(): Promise<readonly string[]>;
}
