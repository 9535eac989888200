import { createRandom } from "./random.mjs";

/**
 * One drawing in the making: its definitions and its own source of chance.
 * @typedef {object} Sheet
 * @property {() => number} random next number in [0, 1)
 * @property {(markup: string) => string} define adds a definition whose id is written `id="?"` and returns the
 *   id; the same markup is kept once
 * @property {<T>(key: string, make: () => T) => T} once the value made for a key the first time it was asked for
 * @property {(width: number, height: number, body: string) => string} close the whole SVG document
 */

/** @param {number} index @returns {string} */
function identifier(index) {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const first = letters[index % 26] ?? "a";
  return index < 26 ? first : first + identifier(Math.floor(index / 26) - 1);
}

/**
 * Starts a drawing.
 * @param {string} seed equal seeds give equal drawings
 * @returns {Sheet}
 */
export function createSheet(seed) {
  /** @type {Map<string, string>} */
  const definitions = new Map();
  /** @type {Map<string, unknown>} */
  const made = new Map();
  return {
    random: createRandom(seed),
    define(markup) {
      const known = definitions.get(markup);
      if (known !== undefined) return known;
      const id = identifier(definitions.size);
      definitions.set(markup, id);
      return id;
    },
    once(key, make) {
      if (!made.has(key)) made.set(key, make());
      return /** @type {ReturnType<typeof make>} */ (made.get(key));
    },
    close(width, height, body) {
      const defs = [...definitions].map(([markup, id]) => markup.replace('id="?"', `id="${id}"`)).join("");
      const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
      return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs}</defs>${body}</svg>\n`;
    },
  };
}
