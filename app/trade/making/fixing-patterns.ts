import { fixingWords } from "~/trade/measure/fixing";
import { hasFixing, type OptionOffers, offeredFixings } from "~/trade/measure/option-offers";

const SIZES = /(\d{2}(?:\.\d)?) ?(?:mm)? ?[x×/] ?(\d{1,2}(?:[.,]\d)?)/i;

/**
 * The key of the pattern that a text names: its key or its name, or sizes such as `48 x 6` or `45/9.5`, with `dowels` or
 * `screws`; of sizes alone, the first that fits. One that is no longer offered is read only by its key.
 *
 * @returns `null` if it names none of the shop
 */
export function fixingNamed(text: string, offers: OptionOffers): string | null {
  const plain = text.trim();
  if (hasFixing(offers, plain)) return plain;
  const patterns = offeredFixings(offers);
  const named = patterns.find(({ name }) => name.toLowerCase() === plain.toLowerCase());
  if (named) return named.key;
  const [, spacing, offset = ""] = SIZES.exec(plain) ?? [];
  const start = `${spacing}x${offset.replace(",", ".")}-`;
  const kind = /dowel|d(?:ü|ue)bel/i.test(plain) ? "Dowels" : /screw|schraub/i.test(plain) ? "Screws" : "";
  const fits = patterns.find(({ key }) => key.startsWith(start) && fixingWords(key).startsWith(kind));
  return fits?.key ?? null;
}
