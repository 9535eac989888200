import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const brotli = promisify(brotliCompress);

/** What one more file costs a page, in bytes: the headers of its answer, and what it loses by being compressed alone. */
const FILE = 430;

/** What a byte on a page that visits begin with counts for. */
const FIRST_WEIGHT = 14;

/**
 * Files that are to become one.
 *
 * @typedef {{ readonly urls: readonly string[], readonly size: number }} Group
 *
 * @typedef {object} Page
 * @property {readonly string[]} modules that it begins with
 * @property {boolean} isFirst whether visits begin with it
 */

/**
 * Addresses with all that they import.
 *
 * @param {Iterable<string>} urls
 * @param {ReadonlyMap<string, readonly string[]>} imports of each file, by its address
 */
export function withImports(urls, imports) {
  const found = new Set(urls);
  for (const url of found) for (const imported of imports.get(url) ?? []) found.add(imported);
  return found;
}

/**
 * The pair of groups whose union saves all pages together the most bytes.
 *
 * @param {readonly Group[]} groups
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @param {readonly Page[]} pages
 */
function bestPair(groups, imports, pages) {
  const holders = new Map(groups.flatMap((group) => group.urls.map((url) => [url, group])));
  const merged = new Map(imports);
  for (const { urls } of groups) {
    const all = urls.flatMap((url) => imports.get(url) ?? []);
    for (const url of urls) merged.set(url, all);
  }
  /** @param {Iterable<string>} urls */
  const groupsOf = (urls) => new Set([...withImports(urls, merged)].flatMap((url) => holders.get(url) ?? []));
  const loads = pages.map(({ modules, isFirst }) => ({
    loaded: groupsOf(modules),
    weight: isFirst ? FIRST_WEIGHT : 1,
  }));
  const needs = new Map(groups.map((group) => [group, groupsOf(group.urls)]));
  const below = new Map(
    groups.map((group) => [
      group,
      groupsOf(group.urls.flatMap((url) => merged.get(url) ?? []).filter((url) => holders.get(url) !== group)),
    ]),
  );

  let best = { bytes: 0, one: groups[0], other: groups[0] };
  for (const [at, one] of groups.entries()) {
    for (const other of groups.slice(at + 1)) {
      let bytes = 0;
      for (const { loaded, weight } of loads) {
        if (loaded.has(one) && loaded.has(other)) bytes += weight * FILE;
        else if (loaded.has(one) || loaded.has(other)) {
          const more = needs.get(loaded.has(one) ? other : one) ?? [];
          for (const group of more) if (!loaded.has(group)) bytes -= weight * group.size;
        }
      }
      if (bytes <= best.bytes) continue;
      const between = [...(below.get(one) ?? []), ...(below.get(other) ?? [])].filter(
        (group) => group !== one && group !== other,
      );
      // Two files that import each other by way of a third would run before what they need.
      if (between.some((group) => needs.get(group)?.has(one) || needs.get(group)?.has(other))) continue;
      best = { bytes, one, other };
    }
  }
  return best;
}

/**
 * Which chunks are to become one file, so that the pages load the fewest bytes with all that a request costs.
 *
 * @param {ReadonlyMap<string, string>} codes of the chunks, by address
 * @param {ReadonlyMap<string, readonly string[]>} imports of all files, by address
 * @param {readonly Page[]} pages
 * @param {readonly string[]} always the chunks of every page
 * @returns {Promise<(readonly string[])[]>} the groups, that of every page first
 */
export async function groupChunks(codes, imports, pages, always) {
  const rest = [...codes].filter(([url]) => !always.includes(url)).sort();
  const alone = rest.map(async ([url, code]) => ({ urls: [url], size: (await brotli(code)).byteLength }));
  /** @type {Group[]} */
  let groups = [{ urls: always, size: 0 }, ...(await Promise.all(alone))];
  for (;;) {
    const { bytes, one, other } = bestPair(groups, imports, pages);
    if (!bytes || !one || !other) return groups.map(({ urls }) => urls);
    const union = { urls: [...one.urls, ...other.urls], size: one.size + other.size };
    groups = groups.filter((group) => group !== other).map((group) => (group === one ? union : group));
  }
}
