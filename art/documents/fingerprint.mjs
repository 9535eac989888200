import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const STYLE = readFileSync(new URL("style.css", import.meta.url), "utf8");

/**
 * What a document was printed from, in short: whether a PDF is still that of today's words and drawings.
 * @param {string} html
 * @returns {string}
 */
export function fingerprint(html) {
  return createHash("sha256").update(html).update(STYLE).digest("hex");
}
