import type { Sixteenths } from "~/trade/measure/measure";
import { withoutAccents } from "./front-words";

/** Base, wall, sink base, drawer base, tall, vanity, corner. */
const PREFIXES =
  /^(?:\d?[bwtuvp]|\d?d?b[cdlt]?|[sfcblwuomdv][bc]|[vw]?[sd][bcd]|b?ls|bbl?c|wbl?c|[wdcb]{2,3}|[uo]t|oc|ovc|pc|pan|ref|rw|tut|tp|[bt]wb|mw|vsb|vdb|vs|csb|scb|ssb|dsb|bep|us|os|hs|ws|sz?)$/;
/** A code with the width, and possibly the height and the depth: `B30`, `W3030`, `3DB18-L`, `W361824`. */
const CODE =
  /(?<![a-z\d])(\d?[a-z]{1,5})[ -]?(\d{1,3}?)(?:[ x-]?(\d\d)(?:[ x-]?\d\d)?)?(?:[ -]?[a-z]{1,3})?(?![a-z\d./"])/g;
/** Prefixes that stand for doors and drawer fronts, or for other things with a number. */
const FRONT = /^(?:\d?d|dr|drw|df|fr|f|p|pnl|no|nr|rm|apt|lot|po)$/;

const WORDS =
  "base|wall|upper|lower|tall|pantry|vanity|sink|corner|oven|unterschrank|oberschrank|hochschrank|meuble bas|meuble haut|mueble bajo|mueble alto|caisson";
const PLAIN = /cabinets?|schrank|caisson|meuble|mueble|armario/;
const NAMED = new RegExp(
  String.raw`\b(${WORDS}|${PLAIN.source})\b[^\d]{0,20}(\d{2,4})(?![\d/.])(?: ?[x×*] ?(\d{2,4})(?![\d/.]))?|\b(\d{2})"? (?:in(?:ch)? )?(${WORDS})\b`,
  "g",
);

const MIN_FLOOR_CABINET_HEIGHT = 28 * 16;

function isLength(figures: string | undefined, length: Sixteenths): boolean {
  const number = Number(figures);
  const isNear = (value: number) => Math.abs(value - length) <= 1;
  return number > 8 && [16, 160 / 25.4, 16 / 25.4].some((each) => isNear(number * each));
}

/**
 * Whether a name is a cabinet's and the size is that of the whole cabinet: `W3030` of 30 x 30, `Base 36` of 36 x
 * 34 1/2. With any other size, the name only says where a door goes.
 */
export function isWholeCabinet(names: readonly string[], width: Sixteenths, height: Sixteenths): boolean {
  const fits = (wide: string | undefined, high: string | undefined, minHeight: number) =>
    isLength(wide, width) && (high === undefined ? height >= minHeight : isLength(high, height));
  return names.some((name) => {
    if (!/\d/.test(name)) return false;
    const text = withoutAccents(name);
    const isCode = [...text.matchAll(CODE)].some(([, prefix = "", wide, high]) => {
      if (FRONT.test(prefix) && !(prefix === "p" && high)) return false;
      const minHeight = prefix.startsWith("w") ? 0 : MIN_FLOOR_CABINET_HEIGHT;
      return (high !== undefined || PREFIXES.test(prefix)) && fits(wide, high, minHeight);
    });
    if (isCode) return true;
    return [...text.matchAll(NAMED)].some(([, word = "", wide, high, before, after]) => {
      if (before) return fits(before, undefined, /wall|upper/.test(after ?? "") ? 0 : MIN_FLOOR_CABINET_HEIGHT);
      if (high === undefined && PLAIN.test(word) && !/(?:unter|ober|hoch)/.test(word)) return false;
      return fits(wide, high, /wall|upper|ober|haut|alto/.test(word) ? 0 : MIN_FLOOR_CABINET_HEIGHT);
    });
  });
}
