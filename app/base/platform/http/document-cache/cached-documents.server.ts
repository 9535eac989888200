import { singleton } from "../../singleton.server";

/**
 * Whether an answer may be cached for this value of a query parameter: a few known values, each with its own answer.
 */
export type IsKnownValue = (value: string) => boolean;

/** What the shop tells the cache, which itself knows no pages. */
export interface CachedDocuments {
  /**
   * The query parameters of a path that its answer depends on.
   *
   * @returns `undefined` for a path whose answers are never cached
   */
  queryOf(path: string): Readonly<Record<string, IsKnownValue>> | undefined;
  /** Whether a Cookie header makes the answer personal. */
  isPersonal(cookies: string): boolean;
  /** The paths to prepare before the first visitor asks. */
  warmPaths(): Promise<readonly string[]>;
}

/** The names by which the framework requests something other than a document. */
const isReserved = (name: string) => name.startsWith("_") || name === "index";

/** The query as the shop writes it: a name without a value has no equals sign. */
const withoutEmpty = (query: URLSearchParams) => query.toString().replace(/=(?=&|$)/g, "");

/**
 * The key under which the answer to a target is stored: its path, and the query parameters that affect the answer, in
 * alphabetical order. The key is itself a target with the same answer (RFC 9111, section 2). Other parameters are left
 * out: an answer made for the key cannot show them.
 *
 * @returns `undefined` if the answer must not be cached: another path, a reserved name, an unknown value, a repeated
 * name
 */
export function documentKey(target: string, queryOf: CachedDocuments["queryOf"]): string | undefined {
  const start = target.indexOf("?");
  const path = start === -1 ? target : target.slice(0, start);
  const known = queryOf(path);
  if (!known || start === -1) return known && path;
  const query = target.slice(start + 1);
  if (query.includes("#")) return undefined;
  const asked = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    const isKnown = Object.hasOwn(known, name);
    if (!isKnown && !isReserved(name)) continue;
    if (!isKnown || asked.has(name) || !known[name]?.(value)) return undefined;
    asked.append(name, value);
  }
  asked.sort();
  return asked.size === 0 ? path : `${path}?${withoutEmpty(asked)}`;
}

/** Forgets all stored answers of one cache. */
type Purge = () => void;

const purges = () => singleton("document-purges", () => new Set<Purge>());

/** Registers a cache to be cleared whenever documents are purged. */
export function onPurge(purge: Purge): void {
  purges().add(purge);
}

/**
 * Forgets all stored answers of this process: call it after a change to something that public pages show, such as the
 * catalog. Answers being made at this moment are not stored.
 */
export function purgeDocuments(): void {
  for (const purge of purges()) purge();
}
