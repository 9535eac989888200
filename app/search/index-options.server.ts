import { wordsOf } from "./terms.server";

/**
 * How every index takes texts apart. A question comes in words already.
 *
 * @param boost how much a word weighs in each field
 */
export const indexOptions = (boost: Readonly<Record<string, number>>) => ({
  fields: Object.keys(boost),
  tokenize: wordsOf,
  processTerm: (term: string) => term,
  searchOptions: { boost, tokenize: (term: string) => [term] },
});
