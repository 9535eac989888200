import { fixingWords, readFixing } from "~/measure/fixing";

/** Holes for the screws or dowels of a hinge, and whose hinges use them. */
export interface FixingPattern {
  /** Describes the holes, as `readFixing` reads it. */
  readonly key: string;
  /** As customers choose it. */
  readonly name: string;
  /** The makes that use it. */
  readonly makes: string;
}

const pattern = (key: string, makes: string): FixingPattern => ({ key, name: fixingWords(key), makes });

/** The patterns that a new shop has; the owner edits them at `/admin/options`. A door without one gets the cup alone. */
export const FIXING_PATTERNS: readonly FixingPattern[] = [
  pattern("45x9.5-2.5x10", "Blum, Grass"),
  pattern("45x9.5-8x13", "Blum, Grass"),
  pattern("42x11-8x13", "Grass"),
  pattern("48x6-2.5x10", "Salice, Hettich, Mepla"),
  pattern("48x6-8x13", "Salice, Hettich, Mepla"),
  pattern("52x5.5-2.5x10", "Hettich, Mepla"),
  pattern("52x5.5-10x13", "Hettich, Mepla"),
];

const SIZES = /(\d{2}(?:\.\d)?) ?(?:mm)? ?[x×/] ?(\d{1,2}(?:[.,]\d)?)/i;

/**
 * The key of the pattern that a text names: a key, or sizes such as `48 x 6` or `45/9.5`, with `dowels` or `screws`; of
 * sizes alone, the first that fits.
 *
 * @returns `null` if it names none
 */
export function fixingNamed(text: string, patterns: readonly FixingPattern[] = FIXING_PATTERNS): string | null {
  const plain = text.trim();
  if (readFixing(plain)) return plain;
  const [, spacing, offset = ""] = SIZES.exec(plain) ?? [];
  const start = `${spacing}x${offset.replace(",", ".")}-`;
  const kind = /dowel|d(?:ü|ue)bel/i.test(plain) ? "Dowels" : /screw|schraub/i.test(plain) ? "Screws" : "";
  const fits = patterns.find(({ key }) => key.startsWith(start) && fixingWords(key).startsWith(kind));
  return fits?.key ?? null;
}
