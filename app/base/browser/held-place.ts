export interface HeldPlace {
  readonly id: string;
  readonly name: string;
  readonly selection: readonly [start: number, end: number] | null;
}

export function heldPlace(form: HTMLFormElement | null): HeldPlace | null {
  const field = document.activeElement;
  if (!field || !form?.contains(field)) return null;
  const { id } = field;
  const name = field.getAttribute("name") ?? "";
  if (!(field instanceof HTMLInputElement) || field.selectionStart === null) return { id, name, selection: null };
  return { id, name, selection: [field.selectionStart, field.selectionEnd ?? field.selectionStart] };
}

/** Sets the cursor last, because a size selects its text when it receives the focus. */
export function putBack({ id, selection }: HeldPlace): void {
  const field = document.getElementById(id);
  field?.focus();
  if (selection && field instanceof HTMLInputElement) field.setSelectionRange(...selection);
}
