import MiniSearch from "minisearch";
import { excerpt, type Prose, proseOf } from "./marked.server";
import type { SearchTerm } from "./question.server";
import type { Marked } from "./search-results";
import { foundWords, queryFor } from "./term-query.server";
import { indexOptions, wordsOf } from "./terms.server";
import { type SearchedText, searchedTexts } from "./texts";

/** A word in a heading says what a text is about; the page around it says less. */
const WEIGHTS = { title: 6, within: 2, paragraphs: 1 } as const;

/** A guide or a page that was found; the reason is worked out only for those that are shown. */
interface TextFound {
  readonly text: SearchedText;
  readonly why: () => Marked;
}

/** The guides and pages, ready to be searched. */
export interface TextIndex {
  /** Those that match a search, best first. */
  search(terms: readonly SearchTerm[], isPartial: boolean): readonly TextFound[];
  /** All words that they can be found by. */
  readonly words: readonly string[];
}

/** Indexes the guides and pages, with the facts about the shop that they quote now. */
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
    words: texts.flatMap(({ title, paragraphs }) => [title, ...paragraphs].flatMap(wordsOf)),
  };
}
