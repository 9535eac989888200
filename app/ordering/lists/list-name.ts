import { MAX_LIST_NAME_LENGTH } from "./saved-list";

/**
 * Turns a text into a list's name: one line, cut to the maximum length between characters; empty if nothing is left.
 */
export function toListName(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  return line
    .slice(0, MAX_LIST_NAME_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}

const COPY = " (copy)";

/** The name for a copy of a list. */
export function copyName(name: string): string {
  return toListName(name.slice(0, MAX_LIST_NAME_LENGTH - COPY.length)) + COPY;
}
