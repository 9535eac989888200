import type { Query, QueryCombination, SearchResult } from "minisearch";
import type { StyleField, Synonym } from "~/content/search/synonym";
import { synonyms } from "~/content/search/synonyms";
import type { Asked } from "./question.server";
import { isEmpty, wordsOf } from "./terms.server";

/** A letter alone is looked for whole: too many words begin with it. */
const MIN_PREFIX = 2;

/** What a synonym means is said of a style here: not by its name, nor by what its description tells besides. */
const MEANT_IN: readonly StyleField[] = ["style", "construction", "material", "finish", "kinds", "others"];

/** The words of what each synonym means, read once. */
const meanings: ReadonlyMap<Synonym, string[][]> = new Map(
  synonyms.map((synonym) => [synonym, synonym.means.map((phrase) => wordsOf(phrase).filter((word) => !isEmpty(word)))]),
);

const all = (queries: Query[]): QueryCombination => ({ combineWith: "AND", queries });

interface QueryOptions {
  /** Whether one of the things that were asked for is enough. */
  readonly isPartial: boolean;
  /** Where to look, if not everywhere. */
  readonly fields?: readonly string[] | undefined;
  /** Whether the index tells the fields of styles apart. */
  readonly hasFields: boolean;
  /** What the shop's own word for a thing weighs beside the visitor's. */
  readonly meant: number;
}

/** The query for one thing that was asked for: its words, or those of what it means here. */
function queryOf({ words, synonym }: Asked, { meant: weight, hasFields }: QueryOptions): QueryCombination {
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

/** The query for a question. */
export function queryFor(asked: readonly Asked[], options: QueryOptions): QueryCombination {
  return {
    combineWith: options.isPartial ? "OR" : "AND",
    prefix: (term) => term.length >= MIN_PREFIX,
    ...(options.fields && { fields: [...options.fields] }),
    queries: asked.map((one) => queryOf(one, options)),
  };
}

/** The words of an index that a result was found by. */
export const foundWords = ({ terms }: Pick<SearchResult, "terms">): ReadonlySet<string> => new Set(terms);
