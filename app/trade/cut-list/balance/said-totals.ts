import type { PieceList } from "~/trade/measure/piece";
import { plainMarks } from "~/trade/measure/tape-text";
import { withoutAccents } from "../typed/front-words";
import { numberOfWord, WORD_OF_COUNT } from "../typed/typed-count";

/** What a total counts; `pair` counts pairs of doors, `area` is in square feet. */
export type SaidOf = "pieces" | PieceList | "left" | "right" | "pair" | "area";

/** A number that a list gives for several of its rows. */
export interface SaidTotal {
  readonly line: number;
  /** How the list calls it. */
  readonly text: string;
  readonly of: SaidOf;
  readonly said: number;
  /** Whether it heads the rows that it counts: `Doors (14)`. */
  readonly isHeading: boolean;
}

const NOUNS: readonly (readonly [SaidOf, string])[] = [
  ["area", "sq\\.? ?ft\\.?|sqft|sf|s\\.f\\.|square (?:feet|foot)|ft2|ft²"],
  ["left", "left|lh|l\\.h\\."],
  ["right", "right|rh|r\\.h\\."],
  ["pair", "pairs?|prs?"],
  ["drawers", "drawer ?(?:fronts?|faces?)|drawers?|drws?|dwrs?|dfs?|schubladen(?:fronten)?|tiroirs?|cajones"],
  ["panels", "(?:end )?panels?"],
  ["fillers", "fillers?"],
  ["doors", "(?:cabinet )?doors?|turen|tueren|portes|puertas"],
  ["pieces", "pieces?|pcs?|parts?|fronts?|items?|teile|stk|stuck|pieces|piezas"],
];
const NOUN = NOUNS.map(([, words]) => `(${words})`).join("|");
const NUMBER = `(?<![\\p{L}\\d./,-])(\\d{1,5}(?:\\.\\d{1,3})?|(?:${WORD_OF_COUNT})(?= ))`;
const BEFORE = new RegExp(`${NUMBER} ?(?:x )?(?:${NOUN})(?!\\p{L})`, "giu");
const AFTER = new RegExp(`(?<!\\p{L})(?:${NOUN})[\\s:=(#-]{1,4}${NUMBER}(?!["'\\d./])`, "giu");

const TOTAL =
  /(?<!\p{L})(?:(?:sub|grand|gesamt)?[- ]?totals?|totales|summe|gesamt|suma?|in all|all ?together|altogether)(?!\p{L})/iu;

const LONGEST = 120;

export const namesTotal = (text: string): boolean => text.length <= LONGEST && TOTAL.test(withoutAccents(text));

const OF_ALL = new RegExp(
  `(?<!\\p{L})(?:grand|job|order|overall|all|of|the|in|for|is|are|qty|count|${NOUNS.map(([, words]) => words).join("|")})(?!\\p{L})`,
  "giu",
);

/** Whether a total is of some rows only: `Subtotal`, `Bath total`. */
export function namesPart(text: string): boolean {
  if (/sub-? ?total/i.test(text)) return true;
  const others = withoutAccents(text).replace(TOTAL, " ").replace(OF_ALL, " ");
  return namesTotal(text) && /\p{L}/u.test(others);
}

type Counted = Pick<SaidTotal, "of" | "said">;

const numberFrom = (text: string) => (/^\d/.test(text) ? Number(text) : (numberOfWord(text) ?? 0));

function matchesOf(text: string): { readonly counted: Counted[]; readonly rest: string } {
  const isBefore =
    text.search(/\d/) >= 0 && text.search(BEFORE) === text.search(/\d|(?<!\p{L})(?:one|two|three)(?!\p{L})/iu);
  const pattern = isBefore || text.search(AFTER) < 0 ? BEFORE : AFTER;
  const counted: Counted[] = [];
  const rest = text.replace(pattern, (_whole, ...found) => {
    const groups = (found as string[]).slice(0, NOUNS.length + 1);
    const number = pattern === BEFORE ? groups[0] : groups.at(-1);
    const nouns = pattern === BEFORE ? groups.slice(1) : groups.slice(0, -1);
    const [of] = NOUNS[nouns.findIndex(Boolean)] ?? ["pieces"];
    counted.push({ of, said: numberFrom(number ?? "") });
    return " ";
  });
  return { counted, rest };
}

/** What a line without sizes says in sum: `Total 14 doors`, `14 doors, 6 drawer fronts`. Empty for another line. */
export function saidIn(line: string): readonly Counted[] {
  if (line.length > LONGEST) return [];
  const text = withoutAccents(plainMarks(line));
  const { counted, rest } = matchesOf(text);
  const isTotal = TOTAL.test(text);
  const others = rest
    .replace(TOTAL, " ")
    .replace(/\b(?:and|und|et|y|of|the|hand(?:ed)?|hinged?|doors?|is|are)\b/g, " ");
  const isAlone = counted.length > 1 && !/[\p{L}\d]/u.test(others);
  if (counted.length > 0) return isTotal || isAlone ? counted : [];
  const [, number] = AFTER_TOTAL.exec(text) ?? [];
  return number ? [{ of: "pieces", said: Number(number) }] : [];
}

/** A number of what is not named: `Total: 14`, but not `Floor 1 total`. */
const AFTER_TOTAL = new RegExp(`${TOTAL.source}[\\s:=(]{1,3}(\\d{1,5})\\)?\\W*$`, "iu");

/** What a heading counts of the rows below it, with the noun of pieces: `Doors (14)`, `Kitchen: 6 drawer fronts`. */
export function saidByHeading(heading: string): readonly Counted[] {
  if (heading.length > LONGEST || /\b(?:each|of|per|x|times|ea|units?|sets?)\b/i.test(heading)) return [];
  return matchesOf(withoutAccents(plainMarks(heading))).counted.filter(({ of }) => of !== "area");
}
