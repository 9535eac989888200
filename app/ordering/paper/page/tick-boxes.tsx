/** Boxes to tick on paper. */
export function TickBoxes({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, n) => n).map((n) => <span key={n} className="tick-box" />);
}
