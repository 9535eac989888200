import { fieldName } from "../piece-field-name";
import { isPlainInches, namedPlace, nextDetail, placeAfter } from "../rows/field-ids";

/**
 * Handles Tab and Enter in a form whose code is still loading, for customers who start typing immediately: Tab skips
 * the fraction field if the fraction was typed with the inches, and Enter moves to the next field.
 *
 * @returns whether the key calls for a new row or a copy of one, which only the form's code can add
 */
export function handleEarlyKey(event: KeyboardEvent): boolean {
  const field = event.target;
  const place = field instanceof HTMLInputElement ? namedPlace(field.name) : null;
  if (!place || event.isComposing || !(field instanceof HTMLInputElement)) return false;
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    return true;
  }
  const isPlain = !place.field.endsWith("Inches") || isPlainInches(field.value);
  if (event.key !== "Enter" && (event.key !== "Tab" || event.shiftKey || isPlain)) return false;
  const next = placeAfter(place);
  const element = nextDetail(field) ?? field.form?.elements.namedItem(fieldName(next.list, next.index, next.field));
  if (element || event.key === "Enter") event.preventDefault();
  if (element instanceof HTMLElement) element.focus();
  return !element && event.key === "Enter";
}
