import type { ProductSummary } from "./product-summary";

/** A text in pieces: every second one is what was asked for, beginning with the second. */
export type Marked = readonly string[];

/** Why something was found: the text that has the words. */
export interface Why {
  /** What the text says of the thing, such as its material. */
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
  /** How many styles there are, where not all are in the list. */
  readonly stylesFound: number;
  readonly guides: readonly TextHit[];
  readonly pages: readonly TextHit[];
  /** Words that are known nowhere, with those that were taken for them. */
  readonly corrections: readonly { readonly typed: string; readonly read: string }[];
  /** What words of the trade mean here. */
  readonly notes: readonly string[];
  /** What has only some of the words, because nothing, or no style, has them all. */
  readonly partly: "all" | "styles" | null;
  /** Whether the styles could not be searched. */
  readonly stylesAway: boolean;
}

/** One line below a search field while somebody types. */
export interface Suggestion {
  readonly kind: "Style" | "Guide" | "Page";
  readonly title: string;
  /** What tells it from others: its price, or the page that it is a part of. */
  readonly detail: string;
  readonly to: string;
}

/** What is suggested, and whether the styles could not be searched. */
export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  readonly stylesAway: boolean;
}
