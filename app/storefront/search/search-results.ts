import type { ProductSummary } from "~/trade/catalog/product-summary";

/** A text in segments: every second one, beginning with the second, matches the search. */
export type Marked = readonly string[];

export interface Why {
  readonly label: string | null;
  readonly text: Marked;
}

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

export interface TextHit {
  readonly title: string;
  readonly within: string | null;
  readonly to: string;
  readonly photo: Picture | null;
  readonly why: Marked;
}

export interface SearchResults {
  readonly styles: readonly StyleHit[];
  /** How many styles were found, which may be more than the list holds. */
  readonly stylesFound: number;
  readonly guides: readonly TextHit[];
  readonly pages: readonly TextHit[];
  readonly corrections: readonly { readonly typed: string; readonly read: string }[];
  readonly notes: readonly string[];
  /** Set if the results match only some of the words, because nothing, or no style, has them all. */
  readonly partly: "all" | "styles" | null;
  readonly stylesUnavailable: boolean;
}

export interface Suggestion {
  readonly kind: "Style" | "Guide" | "Page";
  readonly title: string;
  readonly detail: string;
  readonly to: string;
}

export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  readonly stylesUnavailable: boolean;
}
