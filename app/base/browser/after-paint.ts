/** Calls back once the next frame is painted, for work that must not delay the response to a person's action. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
