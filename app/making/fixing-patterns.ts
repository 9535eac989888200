import { fixingWords, readFixing } from "~/measure/fixing";
import { FIRST_OFFERS, type FixingPattern } from "~/measure/option-offers";

const SIZES = /(\d{2}(?:\.\d)?) ?(?:mm)? ?[x×/] ?(\d{1,2}(?:[.,]\d)?)/i;

/**
 * The key of the pattern that a text names: a key, or sizes such as `48 x 6` or `45/9.5`, with `dowels` or `screws`; of
 * sizes alone, the first that fits.
 *
 * @returns `null` if it names none
 */
export function fixingNamed(text: string, patterns: readonly FixingPattern[] = FIRST_OFFERS.fixings): string | null {
  const plain = text.trim();
  if (readFixing(plain)) return plain;
  const [, spacing, offset = ""] = SIZES.exec(plain) ?? [];
  const start = `${spacing}x${offset.replace(",", ".")}-`;
  const kind = /dowel|d(?:ü|ue)bel/i.test(plain) ? "Dowels" : /screw|schraub/i.test(plain) ? "Screws" : "";
  const fits = patterns.find(({ key }) => key.startsWith(start) && fixingWords(key).startsWith(kind));
  return fits?.key ?? null;
}
