const seen: string[] = [];

/** Records that a page's Content-Security-Policy blocked something. */
export function noteViolation(text: string): void {
  seen.push(text);
}

/** The violations since the last call. */
export function takeViolations(): string[] {
  return seen.splice(0);
}
