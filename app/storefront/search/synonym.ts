/**
 * The fields in which a word of a search may match a style, besides its title. `others` are its finishes except the
 * first, and `kinds` are the kinds of those.
 */
export type StyleField = "style" | "construction" | "material" | "finish" | "kinds" | "others" | "description";

/** Words of the trade, or of everyday use, for which this shop has another word. */
export interface Synonym {
  /** What people search for, in lower case; one of these is enough, as a whole phrase. */
  readonly asked: readonly string[];
  /** The shop's words for it: all words of one of these. If empty, the words of the search belong together. */
  readonly means: readonly string[];
  /** Shown to the visitor if the word is not the shop's own. */
  readonly note?: string;
  /** The fields in which a style may have the word itself or its meaning, if not in all: white oak is not white. */
  readonly in?: readonly StyleField[];
}
