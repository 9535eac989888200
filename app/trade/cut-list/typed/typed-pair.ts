import { MAX_PIECES } from "~/trade/measure/piece";
import { readTape } from "~/trade/measure/tape";
import { isWholeCabinet } from "./cabinet-size";
import { frontKindOf, namesOpening } from "./front-words";
import { isSetAside, saysEarlier } from "./set-aside";
import { withoutStatedOrder } from "./stated-order";
import { isCounted, SIZES_HERE, typedCount } from "./typed-count";
import { leftoverIn } from "./typed-leftover";
import { countsPerUnit, placesNamed } from "./typed-repeats";
import { type SideCount, sidesIn, type TypedSides } from "./typed-sides";
import { type SettledSizes, settleSizes, type TypedSizes, typedPairs } from "./typed-sizes";

export interface TypedPiece {
  readonly quantity: string;
  readonly candidates: readonly number[];
  readonly width: string;
  readonly height: string;
  readonly words: string;
  readonly hinge: string;
  readonly bore: string;
  readonly isOpening: boolean;
  readonly countsPairs: boolean;
  /** How many are hinged on each side, if the line says so of several; empty otherwise. */
  readonly sides: readonly SideCount[];
  readonly leftover: string;
  readonly isSetAside: boolean;
  readonly fault: "no-sizes" | "three-sizes" | null;
}

interface TypedContext {
  readonly times?: number | undefined;
  readonly isHeightFirst?: boolean;
}

/** Separates a count from inches joined to it by a comma: `15 1/2 x 30,2`. */
const apart = (line: string) =>
  line.replace(/((?:\/ ?\d+"?|(?<![\d,.])\d+"?) ?x ?\d+),(?=\d{1,2}(?!\d| ?(?:mm|cm|m|in|")))/i, "$1 , ");

/** A third number beside the sizes of a whole cabinet is its depth: `W3036 30 x 36 x 12`. */
function settledSizes(line: string, pair: TypedSizes): SettledSizes | null {
  const after = line.slice(pair.end);
  const read = settleSizes(pair, isCounted(after));
  if (pair.third === undefined || (read && !read.isDoubtful)) return read;
  const [width, height] = [pair.first, pair.second].map((text) => readTape(text));
  if (!width || !height || !("length" in width) || !("length" in height)) return read;
  const isCabinet = isWholeCabinet([line.slice(0, pair.start), after], width.length, height.length);
  return isCabinet ? { sizes: [pair.first, pair.second], count: "", isDoubtful: false } : read;
}

const NOTHING = {
  ...({ quantity: "", candidates: [], width: "", height: "", hinge: "", bore: "" } as const),
  ...({ isOpening: false, countsPairs: false, sides: [], leftover: "", isSetAside: false } as const),
};

export function typedPiece(text: string, { times, isHeightFirst = false }: TypedContext = {}): TypedPiece {
  const line = apart(text);
  const [pair] = typedPairs(line);
  if (!pair) return { ...NOTHING, words: line, fault: "no-sizes" };
  const read = settledSizes(line, pair);
  if (!read) return { ...NOTHING, words: line, isSetAside: isSetAside(line), fault: "three-sizes" };
  const { count, sizes } = read;
  const after = line.slice(pair.end);
  // A count among the sizes leaves its noun behind: `15 1/2 x 30 x 2 pcs`.
  const counted = count !== "" && !read.isDoubtful;
  const rest = counted && isCounted(after) ? ` ${count}${after}` : after;
  const before = line.slice(0, pair.start);
  const handed = sidesIn(`${before}${SIZES_HERE}${rest}`);
  const found = typedCount(handed.words);
  const marked = new Set([...found.marked, ...(counted ? [Number(count)] : [])]);
  const doubtful = count !== "" && read.isDoubtful ? [Number(count)] : found.doubtful;
  const settled = withRepeats(settleCount([...marked], doubtful, times), `${before} ${rest}`);
  const { quantity, candidates, sides } = withSides(settled, handed, times ?? 1);
  const hinge = sides[0]?.hinge ?? (hingeIn(found.words) || (found.countsPairs ? "pair" : ""));
  const words = found.words.replace(HINGED, " ").replace(SIZES_HERE, " ");
  const isTurned =
    pair.firstIs === null
      ? isHeightFirst
      : pair.firstIs === "up" || (pair.firstIs === "along" && frontKindOf(words) !== "drawers");
  const [first, second] = withUnit(...sizes);
  const [width, height] = isTurned ? [second, first] : [first, second];
  const isOut = saysEarlier(before) || isSetAside(words);
  return {
    quantity,
    candidates,
    width,
    height,
    words: tidy(withoutStatedOrder(words).replace(found.countsPairs ? /\b(?:prs?|paar|paires?|pares)\b/i : "", " ")),
    hinge,
    bore: boreIn(words),
    isOpening: namesOpening(words),
    countsPairs: found.countsPairs,
    sides,
    leftover: isOut ? "" : leftoverIn(line, pair, words),
    isSetAside: isOut,
    fault: null,
  };
}

type Counted = Pick<TypedPiece, "quantity" | "candidates">;

/** The counts to choose from, if a line names several places, or counts pieces per unit. */
function withRepeats({ quantity, candidates }: Counted, words: string): Counted {
  const places = placesNamed(words);
  const count = Number(quantity || 1);
  if (places > 1) return { quantity: String(count), candidates: [...new Set([...candidates, count, count * places])] };
  if (!countsPerUnit(words)) return { quantity, candidates };
  const numbers = (words.match(/(?<![\d/]|\d[.,])\d{1,3}(?![\d/"']|[.,]\d)/g) ?? [])
    .map(Number)
    .filter((one) => one > 0);
  const product = numbers.reduce((all, one) => all * one, 1);
  const open = [...new Set([count, ...candidates, ...numbers, product])].filter((one) => one <= MAX_PIECES);
  return { quantity: String(Math.min(...open)), candidates: open.sort((a, b) => a - b) };
}

/** A count with the sides that the line counts; if the two differ, the line is asked about. */
function withSides(
  { quantity, candidates }: Counted,
  { sides: counts, isBoth }: TypedSides,
  times: number,
): Counted & Pick<TypedPiece, "sides"> {
  const whole = Number(quantity);
  if (isBoth && candidates.length === 0 && whole % 2 === 0) {
    if (whole === 0) return { quantity: "1", candidates: [1, 2], sides: [] };
    const half = whole / 2;
    return {
      quantity,
      candidates,
      sides: [
        { hinge: "left", count: half },
        { hinge: "right", count: half },
      ],
    };
  }
  const sides = counts.map(({ hinge, count }) => ({ hinge, count: count * times }));
  const sum = sides.reduce((all, { count }) => all + count, 0);
  if (sum === 0) return { quantity, candidates, sides: [] };
  const own = quantity === "" || (quantity === String(times) && times > 1) ? sum : Number(quantity);
  if (candidates.length === 0 && own === sum) return { quantity: String(sum), candidates, sides };
  const open = [...new Set([own, sum, ...candidates])].sort((a, b) => a - b);
  return { quantity: String(open[0]), candidates: open, sides: [] };
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

const tidy = (words: string) =>
  words
    .replace(/[=-]>|<[=-]/g, " ")
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
