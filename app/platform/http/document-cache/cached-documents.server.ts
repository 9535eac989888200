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

/** The names by which the framework asks for something else than a document. */
const isReserved = (name: string) => name.startsWith("_") || name === "index";

/** A query in which a name without a value stands alone, as the shop writes it. */
const withoutEmpty = (query: URLSearchParams) => query.toString().replace(/=(?=&|$)/g, "");

/**
 * The key under which the answer to a target is stored: its path, and what of its query the answer depends on, in
 * alphabetical order. It is itself a target that asks for the same answer (RFC 9111, section 2). Other names are left
 * out: what is made for the key cannot show them.
 *
 * @returns `undefined` where the answer must not be cached: another path, a reserved name, an unknown value, a name
 *   twice
 */
export function documentKey(target: string, queryOf: CachedDocuments["queryOf"]): string | undefined {
  const start = target.indexOf("?");
  const path = start === -1 ? target : target.slice(0, start);
  const known = queryOf(path);
  if (!known || start === -1) return known && path;
  const query = target.slice(start + 1);
  if (query.includes("#")) return undefined;
  const kept = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    const isKnown = Object.hasOwn(known, name);
    if (!isKnown && !isReserved(name)) continue;
    if (!isKnown || kept.has(name) || !known[name]?.(value)) return undefined;
    kept.append(name, value);
  }
  kept.sort();
  return kept.size === 0 ? path : `${path}?${withoutEmpty(kept)}`;
}
