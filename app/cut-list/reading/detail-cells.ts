import { fixingNamed } from "~/making/fixing-patterns";
import type { LengthUnit } from "~/measure/tape";
import { folded } from "./front-words";

const word = (text: string) => folded(text).replace(/\./g, "").trim();

/**
 * Reads the end that cups are measured from.
 * @returns empty for the top; `null` for a word that is neither
 */
export function readFrom(text: string): string | null {
  if (/^(?:|t|top|from (?:the )?top|oben|von oben|haut|arriba|left)$/.test(word(text))) return "";
  return /^(?:b|bot|bottom|from (?:the )?bottom|unten|von unten|bas|abajo|right)$/.test(word(text)) ? "bottom" : null;
}

/** Several heights in one cell: `3 3/4; 27`, `96 mm, 500 mm`, `96 and 500`. */
const BETWEEN = /\s*(?:;|\n|\||&|\band\b|,(?=\s))\s*/;

/** The longest text of heights that is read, in UTF-16 code units. */
const LONGEST = 400;

/** Reads heights as they are typed; a bare number is in the unit of its column. */
export function readHeights(texts: readonly string[], unit: LengthUnit): string {
  return texts
    .flatMap((text) => text.split(BETWEEN))
    .filter((text) => text !== "")
    .map((text) => (unit !== "in" && /^[\d.,]+$/.test(text) ? `${text} ${unit}` : text))
    .join("; ")
    .slice(0, LONGEST);
}

/**
 * Reads a fixing pattern: its key, or its sizes or name as the shipped patterns give them.
 * @returns empty for none; `null` for one that is not known
 */
export function readFixing(text: string): string | null {
  if (/^(?:|-|0|n|no|none|kein|keine|sans|sin)$/.test(word(text))) return "";
  return fixingNamed(text);
}

/** Reads which way the grain runs; other words, such as those of programs that turn parts, say nothing. */
export function readGrain(text: string): string {
  if (/^(?:upright|vertical|vert|v)$/.test(word(text))) return "upright";
  if (/^(?:across|horizontal|horiz|h)$/.test(word(text))) return "across";
  return /^match(?:ed|ing)?$/.test(word(text)) ? "matched" : "";
}
