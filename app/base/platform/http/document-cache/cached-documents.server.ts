import { singleton } from "../../singleton.server";

export type IsKnownValue = (value: string) => boolean;

export interface CachedDocuments {
  queryOf(path: string): Readonly<Record<string, IsKnownValue>> | undefined;
  isPersonal(cookies: string): boolean;
  warmPaths(): Promise<readonly string[]>;
}

const isReserved = (name: string) => name.startsWith("_") || name === "index";

const withoutEmpty = (query: URLSearchParams) => query.toString().replace(/=(?=&|$)/g, "");

/**
 * The path, and the query parameters that affect the answer, in alphabetical order: itself a target with the same
 * answer (RFC 9111, section 2). Others are left out: an answer made for the key cannot show them.
 *
 * @returns `undefined` if the answer must not be cached: another path, a reserved name, an unknown or a repeated value
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

type Purge = () => void;

const purges = () => singleton("document-purges", () => new Set<Purge>());

export function onPurge(purge: Purge): void {
  purges().add(purge);
}

/** Call it after a change to something that public pages show. Answers being made at this moment are not stored. */
export function purgeDocuments(): void {
  for (const purge of purges()) purge();
}
