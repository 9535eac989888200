import type { TypedSizes } from "./typed-sizes";

const NUMBER_WORDS =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";

const BOTH = new RegExp(
  String.raw`(?<!\p{L})(?:${NUMBER_WORDS})(?!\p{L})[^\d:;]{0,40}? ?(?:by|x|×) (?:${NUMBER_WORDS})(?!\p{L})`,
  "iu",
);

/** Whether a line has two sizes in words: `fifteen and a half by thirty`. */
export const namesSizesInWords = (line: string): boolean => BOTH.test(line);

/** Letters that are typed, or read by a scanner, for a figure, joined to the last size: `3O`. */
const JOINED = /^[oOiIlSzZ|]{1,2}(?![\p{L}\d])/u;
/** A size that is only a fraction, and what stands directly before it: a whole number that could not be read. */
const FRACTION_ALONE = /^\d+ ?\/ ?\d+$/;
const BROKEN_WHOLE = new RegExp(String.raw`(?:^|[\s(,:])(\p{L}{0,2}\d[\p{L}\d]{0,3}|(?:${NUMBER_WORDS}))[ -]$`, "iu");
/** An l in place of a 1, joined to the first size; a capital L is a name. */
const JOINED_BEFORE = /(?:^|[\s(,:])l$/;
/** What may be a fraction: `1/16`, `l/4`, `1/Z`. */
const FRACTIONS = /(?<![\p{L}\d/.,])([\dloizs|]{1,3}) ?\/ ?([\dloizs|]{1,2})(?![\p{L}\d/])/giu;
const DENOMINATORS = new Set(["2", "3", "4", "8", "16", "32", "64"]);
const MEASURES =
  /(?<![\p{L}\d.,/$€£#-])(?:\d{1,5}(?:[.,]\d{1,4})? ?(?:"|mm\b|cm\b|in\b\.?|inch(?:es)?\b)|\d{0,4}[.,]\d{1,4}(?![\p{L}\d.,/%]| ?(?:[@x×]|pcs?\b|ea\b|stk\b|doors?\b)))/giu;

const PARTS =
  "thick(?:ness)?|thk|stock|mdf|hdf|ply(?:wood)?|melamine|solid|slab|maple|oak|cherry|birch|walnut|alder|poplar|hickory|overlay|inset|reveal|lip|gap|beads?|radius|round ?over|edges?|bor(?:e|ed|ing)|cups?|hinges?|holes?|pulls?|knobs?|handles?|rails?|stiles?|frames?|tolerance|margin|dia(?:meter)?|deep|depth|centers?|ctrs?|lbs?|kg|sq ?ft|s.?f|ea(?:ch)?";
const AFTER = new RegExp(
  String.raw`^"? ?(?:(?:top|bottom|full|partial|half|butt|concealed|european|euro|wide|from|to|on|o\.?c\.?) ?){0,2}(?:${PARTS}|from|o\.?c|c ?- ?c)(?!\p{L})`,
  "iu",
);
const BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${PARTS})[\s:=@(]{0,3}$`, "iu");

/** A fraction that a dash joins to the last size alone may as well be taken from it: `15 1/2 x 30 - 1/8`. */
const DASHED = / - \d+ ?\/ ?\d+"?$/;

/** A third dimension that is a thickness: `x 3/4`, `x .75`. */
const isThickness = (words: string, from: number, text: string) =>
  /[x×*] ?$/i.test(words.slice(Math.max(0, from - 2), from)) && (text.includes("/") || Number.parseFloat(text) < 2);

/** Whether words say what a number belongs to besides the size: `3/4 thick`, `bore 22.5 mm`. */
const isNamed = (words: string, from: number, to: number) =>
  AFTER.test(words.slice(to, to + 40)) || BEFORE.test(words.slice(Math.max(0, from - 20), from));

function isFraction([, top = "", bottom = ""]: RegExpMatchArray): boolean {
  const figures = `${top}${bottom}`;
  if (!/\d/.test(figures)) return false;
  return /\D/.test(figures) || (DENOMINATORS.has(bottom) && Number(top) < Number(bottom));
}

/** `words` is what is left of the line without sizes, counts and hinges. Empty for nothing. */
export function leftoverIn(line: string, { start, end, first, second }: TypedSizes, words: string): string {
  const [joined] = JOINED.exec(line.slice(end)) ?? [];
  if (joined) return `${second}${joined}`;
  if (JOINED_BEFORE.test(line.slice(Math.max(0, start - 2), start))) return `l${first}`;
  const whole = FRACTION_ALONE.test(first) ? BROKEN_WHOLE.exec(line.slice(Math.max(0, start - 20), start))?.[1] : null;
  if (whole) return `${whole} ${first}`;
  const [dashed] = (!first.includes(" - ") && DASHED.exec(second)) || [];
  if (dashed) return dashed.trim();
  const found = [...[...words.matchAll(FRACTIONS)].filter(isFraction), ...words.matchAll(MEASURES)];
  const open = found.find(
    ({ 0: text, index }) => !isThickness(words, index, text) && !isNamed(words, index, index + text.length),
  );
  return open?.[0].trim() ?? "";
}
