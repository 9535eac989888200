import { namesNumber, numberOfWord, WORD_OF_COUNT } from "./typed-count";

export interface SideCount {
  readonly hinge: "left" | "right";
  readonly count: number;
}

export interface TypedSides {
  readonly sides: readonly SideCount[];
  /** Whether it names both sides without a count of each: `L/R`. */
  readonly isBoth: boolean;
  readonly words: string;
}

const COUNT = String.raw`(?<![\p{L}\d.#-]|\d[.,/])\(?(\d{1,3}|(?:${WORD_OF_COUNT})(?= ))\)?`;
const SIDE = String.raw`(?:(left|right)|(l|r)\.?h\.?)(?![\p{L}\d])(?: hand(?:ed)?| hinged?| side)?`;
const NAMED = new RegExp(`${COUNT} ?(?:[x×@] ?)?${SIDE}`, "giu");
/** A letter alone is a side if it is joined to its count: `2L`, `2 x L`. */
const LETTERED = new RegExp(String.raw`${COUNT}(?: ?[x×@] ?)?(l|r)(?![\p{L}\d.])`, "giu");
/** These are counts of sides only if both sides have one: `2 L 1 R`, `LH-2 RH-1`. */
const APART = new RegExp(String.raw`${COUNT} (l|r)(?![\p{L}\d.])`, "giu");
const AFTER = /(?<![\p{L}\d])(left|right|lh|rh|l|r) ?[:=-]? ?(\d{1,3})(?![\d/"'\p{L}]|[.,]\d)/giu;
const EACH =
  /(?<![\p{L}\d.#-]|\d[.,/])(\d{1,3}|one) ?(?:ea(?:ch)?\.?|of each),?:? ?\(?l(?:h|eft)? ?(?:[&+/,]|and) ?r(?:h|ight)?(?![\p{L}\d])/giu;

const BOTH = /(?<![\p{L}\d])l(?:h|eft)? ?(?:[&+/,]|and) ?r(?:h|ight)?(?![\p{L}\d])/iu;

const PAIR = /\b(?:pairs?|prs?)\b/i;

const HERE = "\u25c8";
const AROUND = /[([]? ?\u25c8(?:[\s,;/&+]{0,3}(?:and |und )?\u25c8)* ?[)\]]?/g;

const hingeOf = (word: string): SideCount["hinge"] => (/^r/i.test(word) ? "right" : "left");
const countFrom = (text: string) => (/^\d/.test(text) ? Number(text) : (numberOfWord(text) ?? 0));

/** Finds counts of hinge sides in the words around two sizes: `(2L 1R)`, `2 left and 1 right`, `1 ea L & R`. */
export function sidesIn(words: string): TypedSides {
  const sides: SideCount[] = [];
  const add = (word: string, count: string) => {
    sides.push({ hinge: hingeOf(word), count: countFrom(count) });
    return HERE;
  };
  let rest = words.replace(EACH, (_all, count) => add("left", count) && add("right", count));
  for (const pattern of [NAMED, LETTERED]) {
    rest = rest.replace(pattern, (all, ...found) => {
      const [count, word, letter] = found as string[];
      const [at, whole] = found.slice(-2) as [number, string];
      return namesNumber(whole.slice(0, at)) ? all : add(word ?? letter ?? "", count ?? "");
    });
  }
  if (areBoth([...rest.matchAll(APART)].map(([, , side]) => side))) {
    rest = rest.replace(APART, (_all, count, side) => add(side, count));
  }
  if (sides.length === 0 && areBoth([...rest.matchAll(AFTER)].map(([, side]) => side))) {
    rest = rest.replace(AFTER, (_all, side, count) => add(side, count));
  }
  const counted = sides.filter(({ count }) => count > 0);
  if (counted.length === 0) return { sides: [], isBoth: BOTH.test(words) && !PAIR.test(words), words };
  return { sides: counted, isBoth: false, words: rest.replace(AROUND, " ") };
}

const areBoth = (sides: readonly (string | undefined)[]) => new Set(sides.map((side = "") => hingeOf(side))).size === 2;
