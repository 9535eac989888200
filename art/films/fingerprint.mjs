import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const STYLE = readFileSync(new URL("stage.css", import.meta.url), "utf8");

/**
 * A hash of what a film was shot from: shows whether it still matches the current words and drawings.
 * @param {Pick<import("./films").PlannedFilm, "html" | "timeline">} film
 * @returns {string}
 */
export function fingerprint({ html, timeline }) {
  return createHash("sha256").update(html).update(JSON.stringify(timeline)).update(STYLE).digest("hex");
}
