import type { LengthUnit } from "~/trade/measure/tape";
import { withoutAccents } from "../typed/front-words";
import { type ColumnMeaning, WHOLE_HEADINGS } from "./column-meanings";
import { CABINETS, DEEP_WORDS, FINISHED, HEADING_WORDS, IGNORED, OPENING, RAW, UNIT_WORDS } from "./heading-words";

/** Which of several size columns with one meaning is preferred, lowest first: the finished size before the sawn one. */
type SizeRank = 0 | 1 | 2 | 3 | 4;

export interface HeadingReading {
  readonly meaning: ColumnMeaning;
  readonly rank: SizeRank;
  readonly unit: LengthUnit | null;
  readonly isOpening: boolean;
  readonly isDeep: boolean;
  /** Whether both sizes in a cell begin with the vertical one: `H x W`. */
  readonly isHeightFirst: boolean;
  readonly isForeign: boolean;
  /** Whether a word of it names something that is not read, such as a price or a thickness. */
  readonly isSpent: boolean;
}

const WORDS: Readonly<Partial<Record<ColumnMeaning, string>>> = HEADING_WORDS;

const MEANING_BY_WORD: ReadonlyMap<string, ColumnMeaning> = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) =>
    words.split(" ").map((word): [string, ColumnMeaning] => [word, meaning as ColumnMeaning]),
  ),
);

const ORDER: readonly ColumnMeaning[] = [
  ...([
    "enabled",
    "hingesFrom",
    "cups",
    "fixing",
    "grain",
    "glass",
    "boring",
    "hinge",
    "bore",
    "width",
    "height",
    "length",
    "size",
    "quantity",
  ] as const),
  ...(["note", "location", "kind", "room", "cabinet", "label"] as const),
];

const BOTH = /^(?:[wbhl]|width|breite|height|length|ancho|largeur) ?(?:[x×*]|by) ?[hwbl]/;
const NUMBER_OF =
  /^(?:no|nr|num|number|nombre|numero|anzahl|count|#)\.? ?(?:of|de|der|an)(?: |$)|^# (?:doors|fronts|drawers|pieces|parts)$/;

const COUNT = "(?:qty|qnty|quantity|count|pcs|pieces|anzahl|menge|stk|stuck|cant|cantidad|qte|quantite)";
/** The count of all pieces: `Total Qty`. */
const TOTAL_COUNT = new RegExp(`^(?:(?:grand )?total|overall|gesamt) ?${COUNT}$|^${COUNT} (?:total|gesamt)$`);
/** The count of pieces in something that there may be several of: `Qty/Unit`, `Per cabinet`. */
const PART_OF_COUNT = new RegExp(`^(?:${COUNT} ?(?:\\/|(?:per|pro|je|par|por)\\b)|(?:per|pro|je|par|por)\\b) ?[a-z]`);

/** `Hinge 1` and `Bore 2` are heights, each of one cup. */
const NUMBERED_CUP = /^(?:hinge|cup|bore|boring|topf) ?(?:no\.? ?|#)?[1-5]$/;

/** Whether a heading counts doors, as `Doors` and `# of doors` do; next to openings, it counts the doors of each. */
export const namesDoorCount = (heading: string) =>
  /^\W*(?:(?:no|nr|num|number|qty)\W*)?(?:of )?(?:doors|turen|portes|puertas)(?: per .*)?\W*$/.test(
    withoutAccents(heading),
  );

const NOTHING: HeadingReading = {
  meaning: "ignore",
  rank: 1,
  unit: null,
  isOpening: false,
  isDeep: false,
  isHeightFirst: false,
  isForeign: false,
  isSpent: false,
};

/** `L1` is a level, not a length. */
const LEVEL = /^l ?\d{1,2}$/;

const isKnown = (word: string) =>
  MEANING_BY_WORD.has(word) ||
  IGNORED.has(word) ||
  RAW.has(word) ||
  FINISHED.has(word) ||
  OPENING.has(word) ||
  CABINETS.has(word) ||
  UNIT_WORDS.has(word);

/** Splits a word that is compounded of known ones: `finishedwidth`, `fertigbreite`; returns others unchanged. */
function splitCompound(word: string): string[] {
  if (word.length < 5 || isKnown(word)) return [word];
  for (let at = word.length - 1; at > 1; at -= 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (!isKnown(head) || (tail.length === 1 && !/[whlb]/.test(tail))) continue;
    const rest = isKnown(tail) ? [tail] : tail.length < 5 ? [] : splitCompound(tail);
    if (rest.length > 0 && rest.every(isKnown)) return [head, ...rest];
  }
  return [word];
}

/** The words of a heading, split where a program joins them: `PartName`, `finished_width`. */
function wordsOf(heading: string): string[] {
  const spaced = heading
    .replace(/(\p{Ll})(?=\p{Lu})|(\p{Lu}{2,})(?=\p{Lu}\p{Ll}{2,})/gu, "$& ")
    .replace(/[([][^()[\]]*[)\]]/g, " ");
  const words = withoutAccents(spaced)
    .replace(/\breq\Wd\b/g, "reqd")
    .split(/[^a-z"#/]+/);
  return words
    .flatMap((word) => word.split(/(?=")|\/(?=(?:mm|cm|in|m)$)/))
    .filter(Boolean)
    .flatMap(splitCompound);
}

export function readHeading(heading: string): HeadingReading {
  if (heading.length > 80) return NOTHING;
  const known = readings.get(heading);
  if (known) return known;
  const reading = readWords(heading.replace(/[″”“]/g, '"'));
  if (readings.size < MAX_READINGS) readings.set(heading, reading);
  return reading;
}

/** A cache, since a heading is read again for each of its rows. */
const readings = new Map<string, HeadingReading>();
const MAX_READINGS = 500;

function readWords(heading: string): HeadingReading {
  const text = withoutAccents(heading).trim();
  if (text === "") return NOTHING;
  const bracketed = [...text.matchAll(/[([]([^()[\]]*)[)\]]/g)].map(([, inner = ""]) =>
    inner.replace(/[.:]/g, "").trim(),
  );
  const bare = text
    .replace(/[([][^()[\]]*[)\]]/g, " ")
    .replace(/[.:*]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (LEVEL.test(bare)) return { ...NOTHING, isForeign: true };
  const words = wordsOf(heading);
  const isUnit = (word: string, at: number) => UNIT_WORDS.has(word) && (word !== "m" || at > 0);
  const unit = [...bracketed, ...words.filter(isUnit)].map((word) => UNIT_WORDS.get(word)).find(Boolean) ?? null;
  const named = words
    .filter((word, at) => !isUnit(word, at))
    .map((word) => word.replace(/(?<=.)#|#(?=.)/g, ""))
    .filter((word, _, all) => word !== "#" || all.length === 1);
  const joined = named.join(" ");
  const isOfCabinet = named.some((word) => CABINETS.has(word)) && !named.some((word) => FINISHED.has(word));
  const isOpening = named.some((word) => OPENING.has(word)) || /^r o /.test(joined);
  const both = [bare, ...bracketed].find((words) => BOTH.test(words));
  const base = {
    isHeightFirst: both !== undefined && /^[hl]/.test(both),
    isForeign: named.every((word) => !isKnown(word)),
    isSpent: named.some((word) => IGNORED.has(word)),
    unit,
    rank: rankOf(named, isOpening || isOfCabinet),
    isDeep: named.some((word) => DEEP_WORDS.has(word)) && !named.some((word) => CABINETS.has(word)),
  };
  if (both !== undefined) return { ...base, meaning: "size", isOpening };
  const [isTotal, isShare] = [TOTAL_COUNT.test(bare), PART_OF_COUNT.test(bare)];
  if (isTotal || isShare) return { ...base, meaning: "quantity", rank: isTotal ? 0 : 3, isOpening: false };
  const exact = NUMBER_OF.test(bare)
    ? "quantity"
    : NUMBERED_CUP.test(bare)
      ? "cups"
      : (WHOLE_HEADINGS.get(bare) ?? WHOLE_HEADINGS.get(joined));
  const meaning = exact ?? meaningOf(named);
  return { ...base, meaning, isOpening: isOpening || (isOfCabinet && SIZE_MEANINGS.has(meaning)) };
}

export const SIZE_MEANINGS: ReadonlySet<ColumnMeaning> = new Set(["size", "width", "height", "length"]);

function rankOf(named: readonly string[], isOpening: boolean): SizeRank {
  if (isOpening) return 3;
  if (named.some((word) => RAW.has(word))) return 4;
  if (named.includes("cut")) return 2;
  return named.some((word) => FINISHED.has(word)) ? 0 : 1;
}

function meaningOf(words: readonly string[]): ColumnMeaning {
  const meanings = new Set(words.map((word) => MEANING_BY_WORD.get(word)));
  // A finish is a color, but a finish width is the width of the finished door.
  const isSize = [...SIZE_MEANINGS].some((meaning) => meanings.has(meaning));
  if (words.length > 6 || words.some((word) => IGNORED.has(word) && !(isSize && word === "finish")))
    return words.includes("include") ? "enabled" : "ignore";
  return ORDER.find((meaning) => meanings.has(meaning)) ?? "ignore";
}
