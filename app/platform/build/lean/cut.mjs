import { createHash } from "node:crypto";

/**
 * A place in a file: its text, its pattern, or what finds its text in the code.
 *
 * @typedef {string | RegExp | ((code: string) => string)} Place
 */

/**
 * What is taken out of one file of a package.
 *
 * @typedef {object} Cuts
 * @property {string} file the file's path below `node_modules`
 * @property {string} sha256 of the file that the cuts were written for, 16 hexadecimal digits
 * @property {boolean} [silent] whether warnings and the texts of invariants go as well
 * @property {ReadonlyArray<readonly [from: Place, to: string, times?: number]>} edits in this order; each must be found
 *   as often as it says, once unless told
 * @property {readonly string[]} [gone] names, as patterns, that no script may use any more
 */

/**
 * Where the bracket closes that opens at a position. Knows strings and comments.
 *
 * @param {string} code
 * @param {number} open
 * @returns {{ end: number, comma: number }} the closing bracket, and the last comma directly inside, or -1
 */
function closing(code, open) {
  const token = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\/|[()[\]{},]/g;
  token.lastIndex = open;
  let depth = 0;
  let comma = -1;
  for (let found = token.exec(code); found; found = token.exec(code)) {
    if ("([{".includes(found[0])) depth += 1;
    else if (")]}".includes(found[0])) depth -= 1;
    else if (found[0] === "," && depth === 1 && comma < 0) comma = found.index;
    if (depth === 0) return { end: found.index, comma };
  }
  throw new Error("A bracket does not close");
}

/**
 * Code without its warnings, and without the texts of its invariants, as React Router's own production code has them.
 *
 * @param {string} code
 */
function silence(code) {
  let text = code;
  for (const { index } of [...code.matchAll(/(?<!function )\b(?:warning|invariant)\(/g)].reverse()) {
    const open = text.indexOf("(", index);
    const { end, comma } = closing(text, open);
    if (text.startsWith("warning", index)) text = `${text.slice(0, index)}void 0${text.slice(end + 1)}`;
    else if (comma > 0) text = text.slice(0, comma) + text.slice(end);
  }
  return text;
}

/**
 * A file's code after its cuts.
 *
 * @param {string} code
 * @param {Cuts} cuts
 * @throws {Error} if the file or a place in it is not what the cuts were written for
 */
export function cut(code, cuts) {
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 16);
  if (hash !== cuts.sha256) {
    throw new Error(`${cuts.file} has changed (${hash}): read its cuts again, then note the new hash (decision 31)`);
  }
  let text = cuts.silent ? silence(code) : code;
  for (const [place, to, times = 1] of cuts.edits) {
    const from = typeof place === "function" ? place(text) : place;
    const found = typeof from === "string" ? text.split(from).length - 1 : [...text.matchAll(from)].length;
    if (found !== times) throw new Error(`${cuts.file} has ${found} times, not ${times}: ${from}`);
    text = typeof from === "string" ? text.split(from).join(to) : text.replace(from, to);
  }
  return text;
}

/**
 * The pattern of a whole function at the margin of a file that is not minified.
 *
 * @param {string} name
 */
export const whole = (name) => new RegExp(`^(?:async )?function ${name}\\([\\s\\S]*?^}$`, "gm");

/**
 * The pattern of a function two spaces deep.
 *
 * @param {string} name
 */
export const inner = (name) => new RegExp(`^ {2}(?:async )?function ${name}\\([\\s\\S]*?^ {2}}$`, "gm");
