import { isUntouched, type OpeningsDraft } from "~/openings/opening-draft";
import { readOpeningsForm } from "~/openings/opening-form";

/** The openings that were typed into the server's HTML before the panel's code had loaded; `null` for none. */
export function readTyped(place: HTMLElement | null): OpeningsDraft | null {
  const typed = new URLSearchParams();
  for (const field of place?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select") ?? []) {
    const counts = !(field instanceof HTMLInputElement) || !/^(radio|checkbox)$/.test(field.type) || field.checked;
    if (counts && field.name) typed.append(field.name, field.value);
  }
  const draft = readOpeningsForm(typed);
  return draft && !isUntouched(draft) ? draft : null;
}
