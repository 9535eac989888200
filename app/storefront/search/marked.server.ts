import type { Marked } from "./search-results";
import { spelledWords, termWords } from "./terms.server";

/** The longest part of a text that is shown, in characters. */
const MAX_SHOWN = 160;

const SENTENCES = /(?<=[.!?])\s+(?=\p{Lu}|\p{N})/u;

const isFound = (word: string, found: ReadonlySet<string>) => termWords(word).some((part) => found.has(part));

export function marked(text: string, found: ReadonlySet<string>): Marked {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: word, index = 0 } of spelledWords(text)) {
    if (!isFound(word, found)) continue;
    pieces.push(text.slice(end, index), word);
    end = index + word.length;
  }
  return [...pieces, text.slice(end)];
}

/** The part of a text that is shown: from its beginning, or from a little before the first found word. */
function shortened(text: string, found: ReadonlySet<string>): string {
  if (text.length <= MAX_SHOWN) return text;
  const first = [...spelledWords(text)].find(([word]) => isFound(word, found))?.index ?? 0;
  const start = first < MAX_SHOWN / 2 ? 0 : text.lastIndexOf(" ", first - MAX_SHOWN / 4) + 1;
  const rest = text.slice(start);
  const end = rest.length <= MAX_SHOWN ? rest.length : Math.max(rest.lastIndexOf(" ", MAX_SHOWN), MAX_SHOWN / 2);
  const shown = rest.slice(0, end);
  return `${start > 0 ? "…" : ""}${end < rest.length ? `${shown.replace(/[\s.,;:]+$/, "")}…` : shown}`;
}

export interface Prose {
  readonly start: string;
  readonly sentences: readonly { readonly text: string; readonly words: ReadonlySet<string> }[];
}

export function proseOf(paragraphs: readonly string[]): Prose {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.split(SENTENCES));
  return {
    start: paragraphs[0] ?? "",
    sentences: sentences.map((text) => ({ text, words: new Set(termWords(text)) })),
  };
}

/** The sentence with the most found words, the first of several; if there are none, the beginning of the text. */
export function excerpt({ start, sentences }: Prose, found: ReadonlySet<string>): Marked {
  let [best, most] = [start, 0];
  for (const { text, words } of sentences) {
    let count = 0;
    for (const word of found) if (words.has(word)) count += 1;
    if (count > most) [best, most] = [text, count];
  }
  return marked(shortened(best, found), found);
}
