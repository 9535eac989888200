/** The field of a form that has the focus, and what is selected in it. */
export interface HeldPlace {
  readonly id: string;
  readonly name: string;
  readonly selection: readonly [start: number, end: number] | null;
}

/** Where somebody is typing in a form; `null` if the focus is elsewhere. */
export function heldPlace(form: HTMLFormElement | null): HeldPlace | null {
  const field = document.activeElement;
  if (!field || !form?.contains(field)) return null;
  const { id } = field;
  const name = field.getAttribute("name") ?? "";
  if (!(field instanceof HTMLInputElement) || field.selectionStart === null) return { id, name, selection: null };
  return { id, name, selection: [field.selectionStart, field.selectionEnd ?? field.selectionStart] };
}

/**
 * Moves the focus to the field that replaces the held one, where typing continues: the cursor is set last, because a
 * size selects its text when it receives the focus.
 */
export function putBack({ id, selection }: HeldPlace): void {
  const field = document.getElementById(id);
  field?.focus();
  if (selection && field instanceof HTMLInputElement) field.setSelectionRange(...selection);
}
