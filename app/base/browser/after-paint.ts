export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
