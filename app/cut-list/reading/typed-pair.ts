import { frontKindOf, namesOpening } from "./front-words";
import { withoutOrder } from "./stated-order";
import { isCounted, SIZES_HERE, typedCount } from "./typed-count";
import { settleSizes, typedPairs } from "./typed-sizes";

/** What a typed line says about one piece. */
export interface TypedPiece {
  /** As it is written, at least 1 if the row asks; empty if there is no count. */
  readonly quantity: string;
  /** The numbers that may be the count of pieces; empty if there is no doubt. */
  readonly candidates: readonly number[];
  readonly width: string;
  readonly height: string;
  /** The remaining words: a name, a place. */
  readonly words: string;
  readonly hinge: string;
  readonly bore: string;
  readonly isOpening: boolean;
  /** Whether the quantity counts pairs. */
  readonly countsPairs: boolean;
  readonly fault: "no-sizes" | "three-sizes" | null;
}

/** What surrounds a line: a multiple for its pieces, and whether the list has the height first. */
export interface TypedContext {
  readonly times?: number | undefined;
  readonly isHeightFirst?: boolean;
}

/** Separates a count from inches joined to it by a comma: `15 1/2 x 30,2`. */
const apart = (line: string) =>
  line.replace(/((?:\/ ?\d+"?|(?<![\d,.])\d+"?) ?x ?\d+),(?=\d{1,2}(?!\d| ?(?:mm|cm|m|in|")))/i, "$1 , ");

/** Reads the words and the first two sizes of a plain line. */
export function typedPiece(text: string, { times, isHeightFirst = false }: TypedContext = {}): TypedPiece {
  const line = apart(text);
  const [pair] = typedPairs(line);
  const blank = { quantity: "", candidates: [], width: "", height: "", words: line, hinge: "", bore: "" } as const;
  if (!pair) return { ...blank, isOpening: false, countsPairs: false, fault: "no-sizes" };
  const settled = settleSizes(pair, isCounted(line.slice(pair.end)));
  if (!settled) return { ...blank, isOpening: false, countsPairs: false, fault: "three-sizes" };
  const { count, sizes } = settled;
  const after = line.slice(pair.end);
  // A count among the sizes leaves its noun behind: `15 1/2 x 30 x 2 pcs`.
  const counted = count !== "" && !settled.isDoubtful;
  const rest = counted && isCounted(after) ? ` ${count}${after}` : after;
  const found = typedCount(`${line.slice(0, pair.start)}${SIZES_HERE}${rest}`);
  const hinge = hingeIn(found.words) || (found.countsPairs ? "pair" : "");
  const words = found.words.replace(HINGED, " ").replace(SIZES_HERE, " ");
  const marked = new Set([...found.marked, ...(counted ? [Number(count)] : [])]);
  const doubtful = count !== "" && settled.isDoubtful ? [Number(count)] : found.doubtful;
  const { quantity, candidates } = settleCount([...marked], doubtful, times);
  const isTurned =
    pair.firstIs === null
      ? isHeightFirst
      : pair.firstIs === "up" || (pair.firstIs === "along" && frontKindOf(words) !== "drawers");
  const [first, second] = withUnit(...sizes);
  const [width, height] = isTurned ? [second, first] : [first, second];
  return {
    quantity,
    candidates,
    width,
    height,
    words: tidy(withoutOrder(words).replace(found.countsPairs ? /\b(?:prs?|paar|paires?|pares)\b/i : "", " ")),
    hinge,
    bore: boreIn(words),
    isOpening: namesOpening(words),
    countsPairs: found.countsPairs,
    fault: null,
  };
}

const UNIT = / ?(?:mm|cm|m|in\.?|inch(?:es)?|zoll|")$/i;

/** Gives a size without a unit the unit of the other: `393.7 x 762 mm`. */
function withUnit(first: string, second: string): [string, string] {
  const [one, two] = [UNIT.exec(first)?.[0], UNIT.exec(second)?.[0]];
  const isBare = (text: string) => /^[\d.,/ -]+$/.test(text);
  if (one && !two && isBare(second)) return [first, second + one];
  return two && !one && isBare(first) ? [first + two, second] : [first, second];
}

function settleCount(marked: readonly number[], doubtful: readonly number[], times: number | undefined) {
  const all = marked.length > 0 ? marked : doubtful.length > 0 ? [1, ...doubtful] : [];
  const counts = [...new Set(all)].sort((a, b) => a - b).map((count) => count * (times ?? 1));
  const [least] = counts;
  if (least === undefined) return { quantity: times === undefined ? "" : String(times), candidates: [] };
  return { quantity: String(least), candidates: counts.length > 1 ? counts : [] };
}

/** Removes leftover punctuation at the ends of words, and the spaces before it. */
const tidy = (words: string) =>
  words
    .replace(/ @|@ /g, " ")
    .replace(/\( ?\)|\[ ?\]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ ([,;:.)])/g, "$1")
    .replace(/^[\s,;:@()-]+(?:(?:and|und|et)\s)?|(?:\s(?:and|und|et|&))?[\s,;:@(-]+$|\s(?:and|und|et|&)$/g, "");

const HINGED =
  /\bhing(?:es?|ed)(?: on| side)?(?: the)?[ :]*(left|right|top|l|r)\b|\b(left|right|top)[ -]hing(?:es?|ed)?\b|\b([lr])\.?h\b\.?|\b(?:an? )?(pair)s?(?: of)?\b|\u25c6[ ,;(-]*([lr])(?=[ ).]*$)/i;

function hingeIn(words: string): string {
  return HINGED.exec(words)?.slice(1).find(Boolean) ?? "";
}

function boreIn(words: string): string {
  if (/\b(?:no|not|don't|without|un)[ -]?(?:pre-?)?(?:bor|drill)/i.test(words)) return "no";
  return /\b(?:pre-?)?(?:bored?|drilled)\b/i.test(words) ? "yes" : "";
}
