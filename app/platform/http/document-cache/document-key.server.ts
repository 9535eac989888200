import type { CachedDocuments } from "./cached-documents.server";

/** Targets that are longer are refused later on. */
const MAX_QUERY_CHARACTERS = 8000;

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
  if (query.length > MAX_QUERY_CHARACTERS || query.includes("#")) return undefined;
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
