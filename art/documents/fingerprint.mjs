import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const STYLE = readFileSync(new URL("style.css", import.meta.url), "utf8");

/**
 * A hash of what a document was printed from: shows whether a PDF still matches the current words and drawings.
 * @param {string} html
 * @returns {string}
 */
export function fingerprint(html) {
  return createHash("sha256").update(html).update(STYLE).digest("hex");
}
