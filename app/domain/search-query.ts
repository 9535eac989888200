import { SEARCH_TEXT } from "./search-field";

/** The longest text that is searched for, in characters; the rest is left out. */
export const MAX_SEARCH_TEXT = 80;

/** More than {@link MAX_SEARCH_TEXT} characters of any script take in UTF-16, so that a huge text costs nothing. */
const MAX_READ = 400;

/**
 * What somebody asks for: without control characters, each white space a single blank, none at the ends, and at most
 * {@link MAX_SEARCH_TEXT} characters.
 *
 * @param text as it came in the query of an address, or `null` for none
 */
export function readSearch(text: string | null): string {
  const plain = (text ?? "").slice(0, MAX_READ).replace(/[\s\p{C}]+/gu, " ");
  return [...plain.trimStart()].slice(0, MAX_SEARCH_TEXT).join("").trimEnd();
}

/** The address of a search: the same for all ways to write the same words. */
export function searchPath(asked: string): string {
  const q = readSearch(asked).toLowerCase();
  return q === "" ? "/search" : `/search?${new URLSearchParams({ [SEARCH_TEXT]: q })}`;
}
