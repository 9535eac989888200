import { createHash } from "node:crypto";
import { withImports } from "./group-chunks.mjs";

const ADDRESS = /\/build\/[^"'`\s]+?\.js/g;

/** The end of a name: a hyphen, eight characters and the ending, as the compiler writes it. */
const HASH = /-[A-Z0-9]{8}\.js$/;

/**
 * Names for scripts that change whenever anything that they load does. Browsers keep a script for ever under its name: one
 * whose imports were given other names, under its old name, would ask the next release for files that are gone.
 *
 * @param {ReadonlyMap<string, string>} scripts codes by address
 * @returns {Map<string, string>} the new address of each
 */
export function contentNames(scripts) {
  const named = new Map(
    [...scripts].map(([url, code]) => [url, (code.match(ADDRESS) ?? []).filter((address) => scripts.has(address))]),
  );
  return new Map(
    [...scripts.keys()].map((url) => {
      const hash = createHash("sha256").update(url);
      for (const loaded of [...withImports([url], named)].sort()) hash.update(`\n${loaded}\n${scripts.get(loaded)}`);
      return [url, url.replace(HASH, `-${hash.digest("hex").slice(0, 8).toUpperCase()}.js`)];
    }),
  );
}

/**
 * A text with the addresses of scripts replaced.
 *
 * @param {string} text
 * @param {ReadonlyMap<string, string>} names
 */
export const renamed = (text, names) => text.replace(ADDRESS, (address) => names.get(address) ?? address);
