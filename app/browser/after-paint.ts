/** Calls back once the next frame is painted, for work that what a person has just done must not wait for. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
