/** Whether the visitor prefers to type sizes on the device's own keyboard. */
export function prefersKeyboard(brandKey: string): boolean {
  try {
    return window.localStorage.getItem(`${brandKey}-keypad`) === "off";
  } catch {
    return false;
  }
}

/** Remembers the choice; if storage is blocked, it applies until the page is left. */
export function rememberKeyboard(brandKey: string): void {
  try {
    window.localStorage.setItem(`${brandKey}-keypad`, "off");
  } catch {
    // Storage is full or blocked: the choice applies to this page.
  }
}
