import SearchableMap from "minisearch/SearchableMap";

/** Words of at least the first length may differ in one letter, of at least the second in two. */
const ONE_EDIT = 5;
const TWO_EDITS = 7;

/** Shorter beginnings of words count as typing errors. */
const MIN_PREFIX = 2;

export type Vocabulary = SearchableMap<number>;

export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return SearchableMap.from(counts);
}

/** Whether a word, or one that begins with it, can be found. */
export function isKnown(known: Vocabulary, word: string): boolean {
  if (known.has(word)) return true;
  return word.length >= MIN_PREFIX && !known.atPrefix(word).keys().next().done;
}

/** Shorter parts of a joined word occur in too many words. */
const MIN_PART = 3;

/** The known words that a word is joined from, as in `cherrywood` and `copeandstick`; `null` if it is not. */
export function joinedWords(known: Vocabulary, word: string): readonly string[] | null {
  for (let at = word.length - MIN_PART; at >= MIN_PART; at -= 1) {
    const first = word.slice(0, at);
    if (!known.has(first)) continue;
    const rest = word.slice(at);
    const others = known.has(rest) ? [rest] : joinedWords(known, rest);
    if (others) return [first, ...others];
  }
  return null;
}

/** The known word that results from swapping two neighboring letters, a common typing error. */
function transposed(known: Vocabulary, word: string): string | undefined {
  const letters = [...word];
  for (let at = 0; at < letters.length - 1; at += 1) {
    const other = [...letters.slice(0, at), letters[at + 1], letters[at], ...letters.slice(at + 2)].join("");
    if (other[0] === word[0] && known.has(other)) return other;
  }
  return undefined;
}

/**
 * The known word most likely meant by an unknown one, with the same first letter, which people seldom mistype: the
 * nearest, and of equally near ones the most frequent. A short word has none: too many others are near it.
 */
export function correctionOf(known: Vocabulary, word: string): string | undefined {
  if (word.length < ONE_EDIT || /^\p{N}+$/u.test(word)) return undefined;
  const transposition = transposed(known, word);
  if (transposition) return transposition;
  const near = [...known.fuzzyGet(word, word.length < TWO_EDITS ? 1 : 2)].filter(([other]) => other[0] === word[0]);
  const [best] = near.sort(
    ([, [oneCount, oneEdits]], [, [twoCount, twoEdits]]) => oneEdits - twoEdits || twoCount - oneCount,
  );
  return best?.[0];
}
