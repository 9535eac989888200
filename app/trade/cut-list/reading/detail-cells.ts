import { fixingWords } from "~/trade/measure/fixing";
import { type HandlePlace, handleKey } from "~/trade/measure/handle";
import { readMm } from "~/trade/measure/millimeters";
import { hasFixing, hasHandle, type OptionOffers, offeredFixings, offeredHandles } from "~/trade/measure/option-offers";
import type { PieceList } from "~/trade/measure/piece";
import { type LengthUnit, readTape } from "~/trade/measure/tape";
import { withoutAccents } from "../typed/front-words";

const word = (text: string) => withoutAccents(text).replace(/\./g, "").trim();

/** Empty for the top; `null` for words that name no end. */
export function readFrom(text: string): string | null {
  if (/^(?:ends|(?:from )?(?:each|both) ends?)$/.test(word(text))) return "ends";
  if (/^(?:|t|top|from (?:the )?top|oben|von oben|haut|arriba|left)$/.test(word(text))) return "";
  return /^(?:b|bot|bottom|from (?:the )?bottom|unten|von unten|bas|abajo|right)$/.test(word(text)) ? "bottom" : null;
}

/** Several heights in one cell: `3 3/4; 27`, `96 mm, 500 mm`, `96 and 500`. */
const BETWEEN = /\s*(?:;|\n|\||&|\band\b|,(?=\s))\s*/;

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

/** Empty for none; `null` for one that the shop does not know. */
export function readFixingCell(text: string, offers: OptionOffers): string | null {
  if (/^(?:|-|0|n|no|none|kein|keine|sans|sin)$/.test(word(text))) return "";
  return fixingNamed(text, offers);
}

const KNOB = /\bknobs?\b|knopf|knauf|bouton|pomo/i;
const SPACING = /(\d+(?: \d+\/\d+)?(?:[.,]\d+)?)\s*(mm|in(?:ch(?:es)?)?\b|["″”])?/i;
const PLACE_NAMES: readonly (readonly [HandlePlace, RegExp])[] = [
  ["top", /\b(?:top|upper|oben|haut|arriba)\b/i],
  ["bottom", /\b(?:bottom|lower|unten|bas|abajo)\b/i],
  ["middle", /\b(?:mid(?:dle)?|mid height|mitte|milieu|medio)\b/i],
  ["center", /\b(?:cent(?:er|re)d?|zentr\w*|centr\w*)\b/i],
];

/** The distance between the holes that a text names, in tenths of a millimeter: a number above 12 is in millimeters. */
function spacingIn(text: string): number | null {
  if (KNOB.test(text)) return 0;
  const [, number = "", unit = ""] = SPACING.exec(text) ?? [];
  if (number === "") return null;
  const isMetric = /mm/i.test(unit) || (unit === "" && Number.parseInt(number, 10) > 12);
  const reading = readTape(isMetric ? `${number} mm` : number);
  if (isMetric) return readMm(number);
  return "length" in reading ? Math.round((reading.length * 127) / 8) : null;
}

/** `96 mm top`, `3 in bottom`, `knob`; empty for none, `null` for one that the shop does not know. */
export function readHandleCell(text: string, list: PieceList, offers: OptionOffers): string | null {
  if (/^(?:|-|0|n|no|none|kein|keine|sans|sin)$/.test(word(text))) return "";
  if (hasHandle(offers, list, text.trim())) return text.trim();
  const spacing = spacingIn(text);
  const place = list === "drawers" ? "center" : PLACE_NAMES.find(([, name]) => name.test(text))?.[0];
  const near = (other: number) => spacing !== null && Math.abs(other - spacing) <= 7;
  const found = offeredHandles(list, offers).find((handle) => handle.place === place && near(handle.spacing));
  return found ? handleKey(found) : null;
}

/** Reads which way the grain runs; other words, such as those of programs that turn parts, say nothing. */
export function readGrain(text: string): string {
  if (/^(?:upright|vertical|vert|v)$/.test(word(text))) return "upright";
  if (/^(?:across|horizontal|horiz|h)$/.test(word(text))) return "across";
  return /^match(?:ed|ing)?$/.test(word(text)) ? "matched" : "";
}

/** Empty for a frame with its panel; `null` for other words, such as a kind of glass. */
export function readGlass(text: string): string | null {
  if (/^(?:|-|0|n|no|no glass|none|false|nein|non|panel|kein|keine|sans|sin)$/.test(word(text))) return "";
  return /^(?:1|x|y|yes|true|ja|oui|si|glass|for glass|frame for glass|glas|verre|vidrio)$/.test(word(text))
    ? "yes"
    : null;
}

const SIZES = /(\d{2}(?:\.\d)?) ?(?:mm)? ?[x×/] ?(\d{1,2}(?:[.,]\d)?)/i;

/** A key, a name, or sizes such as `48 x 6 dowels`; of sizes alone, the first that fits. Hidden ones only by key. */
function fixingNamed(text: string, offers: OptionOffers): string | null {
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
