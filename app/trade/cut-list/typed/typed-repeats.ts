const PLACES =
  "levels?|floors?|units?|apts?|apartments?|houses?|suites?|rooms?|kitchens?|baths?|stories|storeys|buildings?|lots?|phases?";
/** `Levels 2-4`, `floors 2 to 5`. */
const RANGE = new RegExp(
  String.raw`(?<!\p{L})(?:${PLACES})\.? ?#?(\d{1,4}) ?(?:-|\u2013|to|thru|through) ?(\d{1,4})(?![\d/"'])`,
  "iu",
);
/** `Units 101, 102 and 103`. */
const LISTED = new RegExp(
  String.raw`(?<!\p{L})(?:${PLACES.replaceAll("s?", "s")})\.? ?#?(\d{1,4}(?:(?:, ?| ?& ?| and |, and )\d{1,4}){1,11})(?!\d)`,
  "iu",
);
const PER = new RegExp(
  String.raw`(?<!\p{L})(?:per|each|every|pro|je|par|por)\s+(?:${PLACES}|sets?|cabinets?|cabs?|box|kits?)(?!\p{L})`,
  "iu",
);

/** A cheap test before the patterns. */
const PLACE = /level|floor|unit|ap(?:ar)?t|house|suite|room|kitchen|bath|stor|building|lot|phase|set|cab|box|kit/i;

/** Whether a line gives a count per something that there may be several of: `2 per unit`. */
export const countsPerUnit = (text: string): boolean => PLACE.test(text) && PER.test(text);

/** How many places a text names that may each have its pieces: 3 for `levels 2-4`, 1 for any other. */
export function placesNamed(text: string): number {
  if (!PLACE.test(text)) return 1;
  const [, first, last] = RANGE.exec(text) ?? [];
  if (first && last) return Math.max(1, Number(last) - Number(first) + 1);
  return Math.max(1, (LISTED.exec(text)?.[1]?.match(/\d+/g) ?? []).length);
}
