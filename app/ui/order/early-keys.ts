import { fieldId, fieldPlace, isPlainInches, placeAfter } from "./field-ids";

/**
 * Tab and Enter in a form whose code is still coming, for whoever types at once: Tab passes over the fraction of a size
 * that was typed with it, and Enter goes on to the next field.
 *
 * @returns whether the key asks for a row that is not there, or for a copy of one, which only the code can add
 */
export function goOnEarly(event: KeyboardEvent): boolean {
  const field = event.target;
  const place = field instanceof HTMLInputElement ? fieldPlace("", field.id) : null;
  if (!place || !(field instanceof HTMLInputElement)) return false;
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    return true;
  }
  const isPlain = !place.field.endsWith("Inches") || isPlainInches(field.value);
  if (event.key !== "Enter" && (event.key !== "Tab" || event.shiftKey || isPlain)) return false;
  const next = placeAfter(place);
  const element = document.getElementById(fieldId("", next.list, next.index, next.field));
  if (element || event.key === "Enter") event.preventDefault();
  element?.focus();
  return !element && event.key === "Enter";
}
