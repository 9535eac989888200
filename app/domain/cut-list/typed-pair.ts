import { readTape } from "../tape";

const FIGURES = String.raw`\d+(?:[.,]\d+)?`;
const FRACTION = String.raw`\d+ ?\/ ?\d+`;
const INCH = String.raw`(?:"{1,2}|in(?:ch(?:es)?)?\b\.?)`;
const UNIT = String.raw`(?: ?(?:${INCH}|mm\b|cm\b|'|ft\b\.?))?`;
const SIZE = String.raw`(?:\d+ ?(?:'|ft\b\.?) ?-? ?)?(?:${FRACTION}|${FIGURES}(?: ?"?[ -]{1,3}${FRACTION})?)${UNIT}`;
const LETTER = String.raw`(?: ?(w|h|wide|width|high|height|tall|l|long)\b\.?)?`;
const BEFORE = String.raw`(?:\b(w|h|width|height)[ :=]{1,2})?`;
const TIMES = String.raw` ?(?:x|×|\*|\bby\b) ?`;

const PAIR = new RegExp(
  `(?<![\\d/.,])${BEFORE}(${SIZE})${LETTER}${TIMES}${BEFORE}(${SIZE})${LETTER}(?:${TIMES}(${SIZE}))?`,
  "gi",
);

const COUNT_WORD = String.raw`(?:pcs?|pieces?|ea|each|off|st(?:k|ück|uck)|pzas?|piezas?|units?|doors?|drawers?|panels?|fillers?)\b\.?`;
const COUNT_BEFORE = [
  /\(\s*(\d+)\s*\)\s*$/,
  new RegExp(String.raw`(\d+) ?(?:@|${COUNT_WORD} ?[@:-]?|[x×*:-]) ?$`, "i"),
  /\b(?:qty|quantity|cant|anz)[.:]? ?(\d+)\D*$/i,
  /(?:^|\s)(\d+) ?(?:(?:shaker|slab|cabinet|base|wall|upper|lower) )?(?:door|drawer front|drawer|panel|filler|front)s?\b\D*$/i,
  /^(\d+) ?$/,
];
const COUNT_AFTER = [
  new RegExp(String.raw`^ ?[,;x×*(-]* ?(\d+) ?${COUNT_WORD}\)?`, "i"),
  /^ ?[,;(-]* ?(?:qty|quantity|cant|anz)[.:]? ?(\d+)\)?/i,
  /^ ?\((\d+)\)/,
  /^ ?[,;]? ?[x×@] ?(\d+)\b(?! ?["'/.])/i,
];

/** The pairs of sizes in a plain line, as regular expression matches. */
export function typedPairs(line: string): RegExpMatchArray[] {
  return /\d.*\d/.test(line) ? [...line.matchAll(PAIR)] : [];
}

/** What one typed piece says: quantity, width, height, the words around them, hinge side and boring. */
export function typedCells(line: string): string[] {
  const [pair] = typedPairs(line);
  if (!pair) return ["", "", "", line, "", ""];
  let [whole, letterBefore, first = "", letterAfter, , second = "", , third] = pair;
  const start = pair.index ?? 0;
  let end = start + whole.length;
  let quantity = "";
  if (third !== undefined) {
    const counted = thirdSize(first, second, third, new RegExp(`^ ?${COUNT_WORD}`, "i").test(line.slice(end)));
    if (counted === "first") [quantity, first, second] = [first, second, third];
    if (counted === "third") {
      quantity = third;
      end += new RegExp(`^ ?${COUNT_WORD}`, "i").exec(line.slice(end))?.[0].length ?? 0;
    }
  }
  let before = line.slice(0, start);
  let after = line.slice(end);
  if (quantity === "") {
    [quantity, before] = taken(before, COUNT_BEFORE);
    if (quantity === "") [quantity, after] = taken(after, COUNT_AFTER);
  }
  const words = tidy(`${before} ${after}`);
  const isSwapped = /^[ht]/i.test(letterBefore ?? letterAfter ?? "");
  const sizes = isSwapped ? [second, first] : [first, second];
  return [
    quantity,
    ...sizes.map((size) => size.trim()),
    tidy(words.replace(HINGED, " ")),
    hingeIn(words),
    boreIn(words),
  ];
}

/** Takes off the marks that are left at the ends of words, and the spaces before those between them. */
const tidy = (words: string) =>
  words
    .replace(/ @|@ /g, " ")
    .replace(/\s+/g, " ")
    .replace(/ ([,;:.])/g, "$1")
    .replace(/^[\s,;:@()-]+|[\s,;:@(-]+$/g, "");

/** Takes a count out of the text beside a pair. */
function taken(text: string, patterns: readonly RegExp[]): [string, string] {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (!match?.[1]) continue;
    const isWord = /door|drawer|panel|filler|front/i.test(match[0]);
    const rest = isWord ? match[0].replace(match[1], "") : "";
    return [match[1], `${text.slice(0, match.index)} ${rest} ${text.slice(match.index + match[0].length)}`];
  }
  return ["", text];
}

/** Which of three sizes is a count; none where the last is a thickness. */
function thirdSize(first: string, second: string, third: string, isCounted: boolean): "first" | "third" | "none" {
  if (isCounted) return "third";
  const [a, b, c] = [first, second, third].map((size) => {
    const reading = readTape(size);
    return reading.kind === "exact" ? reading.length : 0;
  }) as [number, number, number];
  const isCount = (text: string) => /^\d{1,3}$/.test(text.trim());
  if (c < 24) return "none";
  if (isCount(third) && c < a && c < b) return "third";
  return isCount(first) && a < b && a < c ? "first" : "none";
}

const HINGED = /\b(?:hinged?s?(?: on)?(?: the)? (left|right|top)|(left|right|top)[ -]hinged?|([lr])\.?h\.?|(pair))\b/i;

function hingeIn(words: string): string {
  return HINGED.exec(words)?.slice(1).find(Boolean) ?? "";
}

function boreIn(words: string): string {
  if (/\b(?:no|not|don't|without|un)[ -]?(?:pre-?)?(?:bor|drill)/i.test(words)) return "no";
  return /\b(?:pre-?)?(?:bored?|drilled)\b/i.test(words) ? "yes" : "";
}
