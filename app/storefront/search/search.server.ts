import { finishedPath, finishedTitle } from "~/trade/catalog/finish";
import type { Product } from "~/trade/catalog/product";
import { summarize } from "~/trade/catalog/product-summary";
import { formatRate } from "~/trade/measure/money";
import { type Question, readQuestion, recognizedWords, type SearchTerm } from "./question.server";
import type { SearchResults, Suggestion, Suggestions } from "./search-results";
import { vocabularyOf } from "./spelling.server";
import { indexStyles } from "./style-index.server";
import type { TextIndex } from "./text-index.server";

const MAX_STYLES = 24;
const MAX_TEXTS = 6;

const SUGGESTED_STYLES = 5;
const SUGGESTED_TEXTS = 3;

/** Everything that can be searched while one catalog is valid; search texts are cleaned by `readSearch` first. */
export interface Searcher {
  search(q: string): SearchResults;
  suggest(q: string): Suggestions;
}

const notesOf = (terms: readonly SearchTerm[]) => [
  ...new Set(terms.flatMap(({ synonym }) => (synonym?.note ? [synonym.note] : []))),
];

/**
 * Indexes the styles with the guides and pages. If the provider supplies no products (`null`), guides and pages are
 * still found.
 */
export async function createSearcher(products: readonly Product[] | null, texts: TextIndex): Promise<Searcher> {
  const styles = await indexStyles(products ?? []);
  const known = vocabularyOf([...styles.words, ...texts.words, ...recognizedWords]);

  /** What matches everything in the search; if nothing does, of styles or of either kind, what matches some of it. */
  function find({ terms, isForAny }: Question) {
    const [allStyles, allTexts] = [isForAny ? styles.all : styles.search(terms, false), texts.search(terms, false)];
    if (terms.length < 2 || allStyles.length > 0) return { styles: allStyles, texts: allTexts, partly: null };
    const someStyles = styles.search(terms, true);
    if (allTexts.length > 0)
      return { styles: someStyles, texts: allTexts, partly: someStyles.length > 0 ? ("styles" as const) : null };
    const someTexts = texts.search(terms, true);
    return {
      styles: someStyles,
      texts: someTexts,
      partly: someStyles.length + someTexts.length > 0 ? ("all" as const) : null,
    };
  }

  return {
    search(q) {
      const question = readQuestion(q, known);
      const found = find(question);
      const textsOf = (wanted: "guide" | "page") =>
        found.texts
          .filter(({ text: { kind } }) => kind === wanted)
          .slice(0, MAX_TEXTS)
          .map(({ text: { title, within, to, photo }, why }) => ({ title, within, to, photo, why: why() }));
      return {
        styles: found.styles.slice(0, MAX_STYLES).map(({ describe }) => {
          const { product, why } = describe();
          return { product: summarize(product), why };
        }),
        stylesFound: found.styles.length,
        guides: textsOf("guide"),
        pages: textsOf("page"),
        corrections: question.corrections,
        notes: notesOf(question.terms),
        partly: found.partly,
        stylesUnavailable: products === null,
      };
    },
    suggest(q) {
      const found = find(readQuestion(q, known));
      const suggestions = [
        ...found.styles.slice(0, SUGGESTED_STYLES).map(({ describe }): Suggestion => {
          const { id: productId, title: productTitle, rate, finish } = summarize(describe().product);
          return {
            kind: "Style",
            title: finishedTitle({ productTitle, finish }),
            detail: `${formatRate(rate)} / sq ft`,
            to: finishedPath({ productId, finish }),
          };
        }),
        ...found.texts.slice(0, SUGGESTED_TEXTS).map(
          ({ text: { kind, title, within, to } }): Suggestion => ({
            kind: kind === "guide" ? "Guide" : "Page",
            title,
            detail: within ?? "",
            to,
          }),
        ),
      ];
      return { suggestions, stylesUnavailable: products === null };
    },
  };
}
