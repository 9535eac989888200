import type { Photograph } from "~/house/ui/photographs/photographs";

/** A page, or a part of one with its own address, as the search sees it. */
export interface SearchedText {
  readonly kind: "guide" | "page";
  readonly title: string;
  /** The title of the page that it is a part of, or `null` for a page. */
  readonly within: string | null;
  readonly to: string;
  readonly photo: Photograph | null;
  readonly paragraphs: readonly string[];
}
