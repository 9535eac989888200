import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const STYLE = readFileSync(new URL("stage.css", import.meta.url), "utf8");

/**
 * What a film was shot from, in short: whether it still tells today's words in today's drawings.
 * @param {Pick<import("./films").PlannedFilm, "html" | "timeline">} film
 * @returns {string}
 */
export function fingerprint({ html, timeline }) {
  return createHash("sha256").update(html).update(JSON.stringify(timeline)).update(STYLE).digest("hex");
}
