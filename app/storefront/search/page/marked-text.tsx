import type { Marked } from "../search-results";

/** A text with the searched words highlighted. */
export function MarkedText({ text }: { readonly text: Marked }) {
  // The parts of a text never change places.
  return text.map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    place % 2 === 1 ? <strong key={place}>{piece}</strong> : piece,
  );
}
