/** Up to this many pieces, each has a box to tick; more pieces share one box. */
const MOST_BOXES = 4;

/** Boxes to tick on paper, one for each piece of a row. */
export function TickBoxes({ count }: { readonly count: number }) {
  return Array.from({ length: count > MOST_BOXES ? 1 : count }, (_, n) => n).map((n) => (
    <span key={n} className="tick-box" />
  ));
}
