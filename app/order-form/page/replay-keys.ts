const FIELDS = "input:not([type=hidden]), select";

/** The field to which Tab moves from a field. */
function fieldAfter(field: Element | null): HTMLElement | null {
  const fields = [...(field?.closest("form")?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  const visible = fields.filter((other) => other.offsetParent !== null);
  return visible[visible.indexOf(field as HTMLElement) + 1] ?? null;
}

/**
 * Replays keys that were held back until the form's code had loaded, one after the other, as if they were pressed now.
 *
 * @param keys their names in keyboard events
 */
export function replayKeys(keys: readonly string[]): void {
  for (const key of keys) {
    const field = document.activeElement;
    if (key.length === 1) document.execCommand("insertText", false, key);
    else if (key === "Backspace") document.execCommand("delete");
    else {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      const isLeftAlone = field?.dispatchEvent(event);
      if (key === "Tab" && isLeftAlone) fieldAfter(field)?.focus();
    }
  }
}
