import type { Query, QueryCombination, SearchResult } from "minisearch";
import type { SearchTerm } from "./question.server";
import { type StyleField, type Synonym, synonyms } from "./synonyms";
import { isStopWord, termWords } from "./terms.server";

/** A single letter is matched as a whole word: too many words begin with it. */
const MIN_PREFIX = 2;

/** A synonym's meaning is searched for here: not in the title, nor in what the description mentions. */
const MEANT_IN: readonly StyleField[] = ["style", "construction", "material", "finish", "kinds", "others"];

const meanings: ReadonlyMap<Synonym, string[][]> = new Map(
  synonyms.map((synonym) => [
    synonym,
    synonym.means.map((phrase) => termWords(phrase).filter((word) => !isStopWord(word))),
  ]),
);

const all = (queries: Query[]): QueryCombination => ({ combineWith: "AND", queries });

interface QueryOptions {
  readonly isPartial: boolean;
  readonly fields?: readonly string[] | undefined;
  /** Whether the index distinguishes the fields of styles. */
  readonly hasFields: boolean;
  /** How much the shop's own word for a thing weighs compared with the visitor's. */
  readonly meant: number;
}

function queryOf({ words, synonym }: SearchTerm, { meant: weight, hasFields }: QueryOptions): QueryCombination {
  const own: QueryCombination = { ...all([...words]), ...(hasFields && synonym?.in && { fields: [...synonym.in] }) };
  const meant = ((synonym && meanings.get(synonym)) ?? []).map(
    (phrase): QueryCombination => ({
      ...all(phrase),
      prefix: false,
      boostTerm: () => weight,
      ...(hasFields && { fields: [...(synonym?.in ?? MEANT_IN)] }),
    }),
  );
  return { combineWith: "OR", queries: [own, ...meant] };
}

export function queryFor(terms: readonly SearchTerm[], options: QueryOptions): QueryCombination {
  return {
    combineWith: options.isPartial ? "OR" : "AND",
    prefix: (term) => term.length >= MIN_PREFIX,
    ...(options.fields && { fields: [...options.fields] }),
    queries: terms.map((term) => queryOf(term, options)),
  };
}

export const foundWords = ({ terms }: Pick<SearchResult, "terms">): ReadonlySet<string> => new Set(terms);
