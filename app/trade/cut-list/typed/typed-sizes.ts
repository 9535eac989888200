import { readTape } from "~/trade/measure/tape";
import { SHORT_MONTH } from "~/trade/measure/tape-date";

/** A date among the sizes of a typed line, where a word may follow a size: `30-marble`. */
const DATE_AMONG_SIZES = String.raw`(?:(?:0?[1-9]|[12]\d|3[01])(?:-|\. ?)${SHORT_MONTH}(?!\p{L})\.?(?:-\d{2,4})?|${SHORT_MONTH}-\d{1,4}|\d{1,4}\/\d{1,2}\/\d{2,4}|\d{1,4}-\d{1,2}-\d{2,4}|\d{1,2}\.\d{1,2}\.\d{2,4})`;

const FIGURES = String.raw`\d+(?:[.,]\d+){0,2}`;
const FRACTION = String.raw`\d+\/\d+`;
/** A fraction may have spaces in it after whole inches, but not on its own: `x2 / 12 x 24`. */
const SPACED = String.raw`\d+ ?\/ ?\d+`;
const INCH = String.raw`(?:"{1,2}|in(?:ch(?:es)?)?(?![a-wyz])\.?|zoll(?![a-wyz]))`;
const UNIT = String.raw`(?: ?(?:${INCH}|[mc]?m(?![a-wyz])|'|ft\b\.?))?`;
const SIZE = String.raw`(?:${DATE_AMONG_SIZES}|(?:\d+ ?(?:'|ft\b\.?) ?-? ?)?(?:${FRACTION}|${FIGURES}(?: ?"?[ -]{1,3}${SPACED})?)${UNIT})`;
const ACROSS = "wide|width|breite?|ancho|anchura|larg(?:e|eur)?";
const UP = "high|height|tall|hoch|h(?:ö|oe)he|alto|altura|haut|hauteur";
const ALONG = "long|length|lang|l(?:ä|ae)nge|longueur|largo";
const SIDE = `${ACROSS}|${UP}|${ALONG}`;
const BEFORE = String.raw`\b(${SIDE}|[whlb])[ .:=]{0,2}`;
/** A single letter names a side if it is joined to its number, or if no word follows: `30 w/ pulls` names none. */
const AFTER = String.raw`(?: ?(${SIDE})(?![a-wyz])\.?|([whlb])(?![a-wyz/])\.?| ([whlb])(?![a-wyz/])(?! [a-z]{2})\.?)`;
const TIMES = String.raw` ?(?:[x×✕✖*]|\bby\b) ?`;
/** A number joined to a letter is a name: `K12`. */
const ALONE = String.raw`(?<![\d/.,]|[a-z])`;
const NONE = "()()()";

const PAIR = new RegExp(
  `${ALONE}(?:${BEFORE})?(${SIZE})(?:${AFTER})?${TIMES}(?:${BEFORE})?(${SIZE})(?:${AFTER})?(?:${TIMES}(${SIZE}))?`,
  "giu",
);
/** Two named sides need no mark between them: `W 15 1/2, H 30`. */
const NAMED = [
  new RegExp(`${ALONE}${BEFORE}(${SIZE})${NONE}[ ,;/]{1,3}${BEFORE}(${SIZE})${NONE}()`, "giu"),
  new RegExp(`${ALONE}()(${SIZE})${AFTER}[ ,;/]{1,3}()(${SIZE})${AFTER}()`, "giu"),
];

/** A cheap test before the patterns: a mark between sizes, or the name of a side. */
const MARKED = new RegExp(`[x×✕✖*]|by|(?<![a-z])(?:[whlb](?![a-z])|${SIDE})`, "iu");

const isAcross = new RegExp(`^(?:${ACROSS}|[wb])$`, "iu");
const isUp = new RegExp(`^(?:${UP}|h)$`, "iu");
const isAlong = new RegExp(`^(?:${ALONG}|l)$`, "iu");

export interface TypedSizes {
  readonly start: number;
  readonly end: number;
  readonly first: string;
  readonly second: string;
  readonly third: string | undefined;
  readonly firstIs: "across" | "up" | "along" | null;
}

function firstIs(first: string | undefined, second: string | undefined): TypedSizes["firstIs"] {
  if (first && isUp.test(first)) return "up";
  if (first && isAlong.test(first)) return "along";
  if (second && isAcross.test(second)) return "up";
  return first && isAcross.test(first) ? "across" : null;
}

/** The last line read, cached because each line is read several times. */
let last: { readonly line: string; readonly pairs: readonly TypedSizes[] } = { line: "", pairs: [] };

export function typedPairs(line: string): readonly TypedSizes[] {
  if (last.line !== line) last = { line, pairs: findPairs(line) };
  return last.pairs;
}

function findPairs(line: string): readonly TypedSizes[] {
  if (!/\d.*\d/.test(line) || !MARKED.test(line)) return [];
  const pairs = [...line.matchAll(PAIR)].map((match) => withoutAside(sizesOf(match), line));
  if (pairs.length > 0) return pairs;
  return NAMED.map((pattern) => [...line.matchAll(pattern)].map(sizesOf)).find((named) => named.length > 0) ?? [];
}

/** A fraction that is the thickness or the overlay rather than part of the height before it: `15 x 30 3/4 thick`. */
const ASIDE = /^ ?(?:thick|thk|stock|mdf|ply|solid|overlay|inset|reveal|lip)/i;

function withoutAside(sizes: TypedSizes, line: string): TypedSizes {
  const fraction = /(?<=^\d+"?) \d+ ?\/ ?\d+"?$/.exec(sizes.second)?.[0];
  if (!fraction || sizes.third !== undefined || !ASIDE.test(line.slice(sizes.end))) return sizes;
  return { ...sizes, second: sizes.second.slice(0, -fraction.length), end: sizes.end - fraction.length };
}

function sizesOf(match: RegExpMatchArray): TypedSizes {
  const [
    whole,
    before = "",
    first = "",
    word,
    glued,
    apart,
    nextBefore,
    second = "",
    nextWord,
    nextGlued,
    nextApart,
    third,
  ] = match;
  const index = match.index ?? 0;
  const [own, next] = [word || glued || apart, nextBefore || nextWord || nextGlued];
  // A letter next to only one size is a name or a hinge: `L: 15 x 30`, `15 x 30 R`.
  const isName = before.length === 1 && !(next || nextApart);
  const hinge = nextApart ?? (/^l$/i.test(nextGlued ?? "") ? nextGlued : undefined);
  const isHinge = hinge !== undefined && !before && !own;
  return {
    start: isName ? index + whole.indexOf(first, 1) : index,
    end:
      index + (isHinge ? whole.lastIndexOf(nextApart === undefined ? (hinge ?? "") : ` ${nextApart}`) : whole.length),
    first: first.trim(),
    second: second.trim(),
    third: isHinge ? undefined : third?.trim() || undefined,
    firstIs: firstIs(isName ? own : before || own, isHinge ? undefined : next || nextApart),
  };
}

export interface SettledSizes {
  readonly sizes: readonly [string, string];
  readonly count: string;
  /** Whether that number may just as well be a thickness or a depth. */
  readonly isDoubtful: boolean;
}

const COUNTABLE = /^\d{1,3}$/;
const THICK = 24;
/** From here up, a bare number next to two sizes may be a depth or a thickness rather than a count. */
const DOUBTFUL_FROM = 11;

/** `null` if it is unclear which two of three numbers are the sizes. */
export function settleSizes({ first, second, third }: TypedSizes, isCounted: boolean): SettledSizes | null {
  const plain = { sizes: [first, second], count: "", isDoubtful: false } as const;
  if (third === undefined) return plain;
  if (isCounted) return { ...plain, count: third };
  const texts = [first, second, third];
  const unit = texts.some((text) => /\dm|mm/.test(text)) || texts.filter(isMetric).length > 1 ? "mm" : "in";
  const lengths = texts.map((text) => {
    const reading = readTape(text, { unit });
    return reading.kind === "exact" || reading.kind === "near" ? reading.length : 0;
  });
  const [a = 0, b = 0, c = 0] = lengths;
  const isThin = (at: number) =>
    (lengths[at] ?? 0) <= THICK && !(COUNTABLE.test(texts[at] ?? "") && (unit === "in" || Number(texts[at]) < 11));
  const thin = [0, 1, 2].filter(isThin);
  const [out] = thin;
  if (thin.length === 1 && out !== undefined) {
    const [one = "", two = ""] = texts.filter((_, at) => at !== out);
    const isBare = COUNTABLE.test(texts[out] ?? "");
    return { sizes: [one, two], count: isBare ? (texts[out] ?? "") : "", isDoubtful: isBare };
  }
  const isDoubtful = (text: string) => Number(text) >= DOUBTFUL_FROM;
  // If both others have a unit, the bare number is not a length.
  const bare = texts.map((text) => COUNTABLE.test(text));
  const named = texts.filter((text) => /["'a-z]$/i.test(text));
  if (named.length === 2 && bare[2]) return { ...plain, count: third, isDoubtful: isDoubtful(third) };
  if (named.length === 2 && bare[0]) return { sizes: [second, third], count: first, isDoubtful: isDoubtful(first) };
  if (COUNTABLE.test(third) && c < a && c < b) return { ...plain, count: third, isDoubtful: isDoubtful(third) };
  if (COUNTABLE.test(first) && a < b && a < c)
    return { sizes: [second, third], count: first, isDoubtful: isDoubtful(first) };
  return null;
}

const isMetric = (text: string) => /^\d{3,4}(?:[.,]\d+)?$/.test(text) && Number.parseInt(text, 10) >= 130;
