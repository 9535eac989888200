export const stopWords: readonly string[] =
  "a able all an and any are at be can do does for from have how i in is it me my of on or our pre that the there these this to us want we what when where which who will with x you your".split(
    " ",
  );

/** What people write instead of "grade" after a word: paint-ready and paintable mean paint grade. */
export const gradeWords: readonly string[] = ["grade", "ready", "quality", "able"];

/** Words that nearly everything here contains: they count only if the search has no others. */
export const weakWords: readonly string[] = [
  "cabinet",
  "cupboard",
  "door",
  "doors",
  "finish",
  "kitchen",
  "bath",
  "bathroom",
  "closet",
  "laundry",
  "pantry",
  "vanity",
  "wardrobe",
  "product",
  "style",
  "best",
  "buy",
  "new",
];

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
export function termWords(text: string): string[] {
  return (folded(text).match(WORD) ?? []).filter((word) => word.length <= MAX_WORD).map(singular);
}

const stopWordForms = new Set(stopWords.flatMap(termWords));

export const isStopWord = (word: string): boolean => stopWordForms.has(word);

export function spelledWords(text: string): IterableIterator<RegExpMatchArray> {
  return text.matchAll(WORD);
}

/**
 * How every index splits texts into words. A search is already split.
 *
 * @param boost how much a word weighs in each field
 */
export const indexOptions = (boost: Readonly<Record<string, number>>) => ({
  fields: Object.keys(boost),
  tokenize: termWords,
  processTerm: (term: string) => term,
  searchOptions: { boost, tokenize: (term: string) => [term] },
});
