/** The fraction characters (U+00BC-00BE, U+2150-215F and U+2189), as texts that do not run into the whole number. */
const FRACTION_CHARACTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "¼": "1/4",
    "½": "1/2",
    "¾": "3/4",
    "⅐": "1/7",
    "⅑": "1/9",
    "⅒": "1/10",
    "⅓": "1/3",
    "⅔": "2/3",
    "⅕": "1/5",
    "⅖": "2/5",
    "⅗": "3/5",
    "⅘": "4/5",
    "⅙": "1/6",
    "⅚": "5/6",
    "⅛": "1/8",
    "⅜": "3/8",
    "⅝": "5/8",
    "⅞": "7/8",
    "⅟": "1/",
    "↉": "0/3",
  }),
);

const FRACTION_CHARACTER = /[\u00bc-\u00be\u2150-\u215f\u2189]/g;
const SLASHES = /[\u2044\u2215\u29f8\\]/g;
const DASHES = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
const INCH_MARKS = /[\u201c-\u201f\u02ba\u02dd\u2033\u2036\u3003\u301d-\u301f\uff02]/g;
const FOOT_MARKS = /[\u2018-\u201b\u2032\u2035\u02b9\u02bb\u02bc\u00b4\u0060\uff07]/g;
const INVISIBLE = /[\u00ad\u061c\u180e\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\u200c|\u200d|[\ufe00-\ufe0f]/g;
/** Letters of other alphabets that look like an x, on their own. */
const OTHER_X = /(?<!\p{L})[\u0425\u0445\u03a7\u03c7](?!\p{L})/gu;
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** Numbers in circles and brackets number the lines; Unicode's normal form would turn them into inches. */
const ENCLOSED = /[\u2460-\u24ff\u2776-\u2793]/g;
const PLAIN = /^[\x20-\x5b\x5d-\x5f\x61-\x7e]*$/;

/**
 * Reduces what people, programs and keyboards write in sizes to plain characters: `24½″` becomes `24 1/2"`, and every
 * dash, slash, space and digit its ASCII one. Fraction characters are replaced first, because Unicode's own normal form
 * would turn `24½` into 241/2.
 *
 * @returns the text in lower case and trimmed, each run of spaces reduced to one
 */
export function plainSizeText(text: string): string {
  return plainMarks(text).toLowerCase();
}

/** {@link plainSizeText} that preserves capitals, for text that holds more than a size. */
export function plainMarks(text: string): string {
  return (PLAIN.test(text) ? text : toPlain(text)).replace(/''/g, '"').replace(/\s+/g, " ").trim();
}

function toPlain(text: string): string {
  return text
    .replace(INVISIBLE, "")
    .replace(FRACTION_CHARACTER, (character) => ` ${FRACTION_CHARACTERS.get(character)}`)
    .replace(SLASHES, "/")
    .replace(DASHES, "-")
    .replace(INCH_MARKS, '"')
    .replace(FOOT_MARKS, "'")
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\u066b/g, ".")
    .replace(OTHER_X, "x")
    .replace(ENCLOSED, "#")
    .replace(/([0-9])(?=[\u00b2\u00b3\u00b9\u2070\u2074-\u2079])/g, "$1 ")
    .replace(/([0-9])\u200b+(?=[0-9])/g, "$1 ")
    .replace(/\u200b/g, "")
    .normalize("NFKC");
}
