import type { ProductSummary } from "~/trade/catalog/product-summary";

/** A text in segments: every second one, beginning with the second, matches the search. */
export type Marked = readonly string[];

/** Why something was found: the text that contains the words. */
export interface Why {
  /** What kind of fact the text is, such as the material. */
  readonly label: string | null;
  readonly text: Marked;
}

/** A style that was found. */
export interface StyleHit {
  readonly product: ProductSummary;
  readonly why: readonly Why[];
}

interface Picture {
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A guide, a part of one, or a page that was found. */
export interface TextHit {
  readonly title: string;
  /** The page that it is a part of. */
  readonly within: string | null;
  readonly to: string;
  readonly photo: Picture | null;
  readonly why: Marked;
}

/** What a search has found, best first in each list. */
export interface SearchResults {
  readonly styles: readonly StyleHit[];
  /** How many styles were found, which may be more than the list holds. */
  readonly stylesFound: number;
  readonly guides: readonly TextHit[];
  readonly pages: readonly TextHit[];
  /** Words that are not known, with the words searched for instead. */
  readonly corrections: readonly { readonly typed: string; readonly read: string }[];
  /** What words of the trade mean here. */
  readonly notes: readonly string[];
  /** Set if the results match only some of the words, because nothing, or no style, has them all. */
  readonly partly: "all" | "styles" | null;
  /** Whether the styles could not be searched. */
  readonly stylesUnavailable: boolean;
}

/** One line below a search field while a visitor types. */
export interface Suggestion {
  readonly kind: "Style" | "Guide" | "Page";
  readonly title: string;
  /** What tells it apart from others: its price, or the page that it is a part of. */
  readonly detail: string;
  readonly to: string;
}

/** The suggestions, and whether the styles could not be searched. */
export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  readonly stylesUnavailable: boolean;
}
