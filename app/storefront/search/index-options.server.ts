import { wordsOf } from "./terms.server";

/**
 * How every index splits texts into words. A search is already split.
 *
 * @param boost how much a word weighs in each field
 */
export const indexOptions = (boost: Readonly<Record<string, number>>) => ({
  fields: Object.keys(boost),
  tokenize: wordsOf,
  processTerm: (term: string) => term,
  searchOptions: { boost, tokenize: (term: string) => [term] },
});
