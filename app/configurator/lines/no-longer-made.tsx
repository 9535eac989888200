/** Names the styles of an order that are no longer made, if there are any. */
export function NoLongerMade({ titles }: { readonly titles: readonly string[] }) {
  return titles.length > 0 && <p>No longer made: {titles.join(", ")}.</p>;
}
