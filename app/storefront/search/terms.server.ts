import { stopWords } from "./words";

/** Longer strings are not words: nothing here has one. */
const MAX_WORD = 24;

const MARKS = /\p{M}+/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/** Folds case and accents, and separates a figure from its unit: `35mm` is `35 mm`. */
const folded = (text: string) =>
  text
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(/(\p{N})(?=\p{L})/gu, "$1 ");

/** A word without English plural endings; `cherries` and `cherry`, `cookies` and `cookie` come out the same. */
function singular(word: string): string {
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, "y");
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  return /(?:x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** A word without verb endings: `bore`, `bored` and `boring` are the same. */
export const stemOf = (word: string): string =>
  word.replace(/(?<=\p{L}{3})(?:ed|ing|e)$/u, "").replace(/(\p{L})\1$/u, "$1");

/** The words of a text in the form in which they are compared: in lower case, singular, without accents. */
export function wordsOf(text: string): string[] {
  return (folded(text).match(WORD) ?? []).filter((word) => word.length <= MAX_WORD).map(singular);
}

const stopWordForms = new Set(stopWords.flatMap(wordsOf));

/** Whether a word carries no meaning in a search. */
export const isStopWord = (word: string): boolean => stopWordForms.has(word);

/** The words of a text as written, with their positions. */
export function spelledWords(text: string): IterableIterator<RegExpMatchArray> {
  return text.matchAll(WORD);
}
