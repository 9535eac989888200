/** `1 piece`, `30 pieces`. */
export function piecesText(count: number): string {
  return `${count} ${count === 1 ? "piece" : "pieces"}`;
}
