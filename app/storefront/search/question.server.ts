import { correctionOf, isKnown, joinedWords, type Vocabulary } from "./spelling.server";
import { type Synonym, synonyms } from "./synonyms";
import { gradeWords, isStopWord, stemOf, stopWords, termWords, weakWords } from "./terms.server";

/** The most words of a search that are looked up, since each has a cost. */
const MAX_WORDS = 8;

/** The most words that are corrected: comparing with all known words costs the most. */
const MAX_CORRECTIONS = 3;

const phrases = new Map<string, Synonym>(
  synonyms.flatMap((synonym) => synonym.asked.map((asked) => [termWords(asked).join(" "), synonym] as const)),
);
/** The same, by the stems of their words. */
const stems = new Map([...phrases].map(([phrase, synonym]) => [phrase.split(" ").map(stemOf).join(" "), synonym]));
const LONGEST_PHRASE = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(" ").length));

const weak = new Set(weakWords.flatMap(termWords));

export const recognizedWords: readonly string[] = [
  ...[...phrases.keys()].flatMap((phrase) => phrase.split(" ")),
  ...stopWords.flatMap(termWords),
  ...gradeWords,
  ...weak,
];

export interface SearchTerm {
  readonly words: readonly string[];
  readonly synonym: Synonym | undefined;
}

export interface Question {
  /** A result should match all of them. */
  readonly terms: readonly SearchTerm[];
  /** Whether it asks for doors in general, without naming any feature. */
  readonly isForAny: boolean;
  readonly corrections: readonly { readonly typed: string; readonly read: string }[];
}

const grades = new Set(gradeWords);

/** What words mean together: as written, written as one, with other endings, or as `paint ready` means paint grade. */
function synonymOf(words: readonly string[]): Synonym | undefined {
  const [first = "", second = ""] = words;
  return (
    phrases.get(words.join(" ")) ??
    phrases.get(words.join("")) ??
    stems.get(words.map(stemOf).join(" ")) ??
    (words.length === 2 && grades.has(second) ? phrases.get(`${first} grade`) : undefined)
  );
}

/** Takes the longest known phrases first, from left to right. */
function grouped(words: readonly string[]): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    while (length > 1 && !synonymOf(words.slice(at, at + length))) length -= 1;
    const taken = words.slice(at, at + length);
    terms.push({ words: taken, synonym: synonymOf(taken) });
    at += length;
  }
  return terms;
}

const isMeaningful = ({ words, synonym }: SearchTerm) => synonym !== undefined || !words.every(isStopWord);
const isStrong = ({ words, synonym }: SearchTerm) => synonym !== undefined || !words.every((word) => weak.has(word));

/**
 * Reads a search text: joined words are split, misspelled words are replaced by the nearest word that can be found, and
 * words of the trade are recognized.
 *
 * @param q cleaned by `readSearch`
 */
export function readQuestion(q: string, known: Vocabulary): Question {
  const corrections: { typed: string; read: string }[] = [];
  let unknown = 0;
  const words = [...new Set(termWords(q))].slice(0, MAX_WORDS).flatMap((typed) => {
    if (unknown === MAX_CORRECTIONS || isKnown(known, typed) || synonymOf([typed])) return [typed];
    unknown += 1;
    const parts = joinedWords(known, typed);
    if (parts) return parts;
    const read = correctionOf(known, typed);
    if (read) corrections.push({ typed, read });
    return [read ?? typed];
  });
  const all = grouped([...new Set(words)].slice(0, MAX_WORDS));
  const meaningful = all.filter(isMeaningful);
  // A search of stop words alone is not empty: "How to" is the name of a page.
  const counted = meaningful.length === 0 && all.length > 1 ? all : meaningful;
  const strong = counted.filter(isStrong);
  const isForAny = strong.length === 0 && counted.length > 0;
  return { terms: isForAny ? counted : strong, isForAny, corrections };
}
