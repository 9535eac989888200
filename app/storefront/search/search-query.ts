import { SEARCH_TEXT } from "./search-field";

/** The longest search text, in characters; the rest is dropped. */
export const MAX_SEARCH_TEXT = 80;

/**
 * More than {@link MAX_SEARCH_TEXT} characters of any script take in UTF-16; a longer text is cut first, so that it
 * costs nothing.
 */
const MAX_READ = 400;

/**
 * The text that a visitor searches for: without control characters, white space collapsed to single spaces, trimmed,
 * and at most {@link MAX_SEARCH_TEXT} characters.
 */
export function readSearch(text: string | null): string {
  const plain = (text ?? "").slice(0, MAX_READ).replace(/[\s\p{C}]+/gu, " ");
  return [...plain.trimStart()].slice(0, MAX_SEARCH_TEXT).join("").trimEnd();
}

/** The address of a search: the same for all ways of writing the same words. */
export function searchPath(asked: string): string {
  const q = readSearch(asked).toLowerCase();
  return q === "" ? "/search" : `/search?${new URLSearchParams({ [SEARCH_TEXT]: q })}`;
}
