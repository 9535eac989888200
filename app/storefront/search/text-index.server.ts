import MiniSearch from "minisearch";
import { excerpt, type Prose, proseOf } from "./marked.server";
import type { SearchTerm } from "./question.server";
import type { Marked } from "./search-results";
import { foundWords, queryFor } from "./term-query.server";
import { indexOptions, termWords } from "./terms.server";
import { type SearchedText, searchedTexts } from "./texts.server";

/** A word in a heading says what a text is about; the page around it says less. */
const WEIGHTS = { title: 6, within: 2, paragraphs: 1 } as const;

interface TextFound {
  readonly text: SearchedText;
  readonly why: () => Marked;
}

export interface TextIndex {
  search(terms: readonly SearchTerm[], isPartial: boolean): readonly TextFound[];
  readonly words: readonly string[];
}

export function indexTexts(): TextIndex {
  const texts = searchedTexts();
  const index = new MiniSearch<SearchedText>({
    ...indexOptions(WEIGHTS),
    idField: "id",
    extractField: (text, field) => {
      if (field === "id") return String(texts.indexOf(text));
      if (field === "paragraphs") return text.paragraphs.join("\n");
      return (field === "title" ? text.title : text.within) ?? "";
    },
  });
  index.addAll(texts);
  const prose = texts.map(({ paragraphs }) => proseOf(paragraphs));
  return {
    search: (terms, isPartial) =>
      index.search(queryFor(terms, { isPartial, hasFields: false, meant: 0.5 })).map((result) => {
        const place = Number(result.id);
        return {
          text: texts[place] as SearchedText,
          why: () => excerpt(prose[place] as Prose, foundWords(result)),
        };
      }),
    words: texts.flatMap(({ title, paragraphs }) => [title, ...paragraphs].flatMap(termWords)),
  };
}
