import type { Marked } from "~/domain/search-results";

/** A text with what was asked for set apart. */
export function MarkedText({ text }: { readonly text: Marked }) {
  // The pieces of one text never change places.
  return text.map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    place % 2 === 1 ? <strong key={place}>{piece}</strong> : piece,
  );
}
