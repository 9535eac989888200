/** A box to tick for each piece up to this many, one for all of them beyond. */
const MOST_BOXES = 4;

/** Boxes that are ticked on paper, one for each piece of a row. */
export function TickBoxes({ count }: { readonly count: number }) {
  return Array.from({ length: count > MOST_BOXES ? 1 : count }, (_, n) => n).map((n) => (
    <span key={n} className="tick-box" />
  ));
}
