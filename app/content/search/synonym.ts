/**
 * What a style is described with, besides its title: where a word of a search may stand; the others are its finishes but the
 * first, and the kinds are theirs.
 */
export type StyleField = "style" | "construction" | "material" | "finish" | "kinds" | "others" | "description";

/** Words of the trade, or of the kitchen, for what this shop calls otherwise. */
export interface Synonym {
  /** What people ask for, in lower case; one of them is enough, whole. */
  readonly asked: readonly string[];
  /** What the shop says for it: all words of one of these. Without any, the words asked for belong together. */
  readonly means: readonly string[];
  /** Told to the visitor, where the word is not the shop's own. */
  readonly note?: string;
  /** Where a style may have the word itself or what it means, if not everywhere: white oak is not white. */
  readonly in?: readonly StyleField[];
}
