import { DEFAULT_COUNTRY } from "~/base/addresses/address";
import { isBox } from "~/base/browser/is-box";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  (element instanceof HTMLInputElement && element.type !== "hidden") ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

export const visibleFieldsOf = (form: HTMLFormElement) => [...form.elements].filter(isField);

export const blankOf = ({ name }: Field) => (name === "mailingAddress.country" ? DEFAULT_COUNTRY : "");

/** What a form would send as the server rendered it, whatever was typed before its code ran. */
export function servedEntries(form: HTMLFormElement): readonly (readonly [name: string, value: string])[] {
  return [...form.elements].flatMap((element): [string, string][] => {
    if (element instanceof HTMLSelectElement) {
      const served = [...element.options].find((option) => option.defaultSelected);
      return [[element.name, served?.value ?? element.value]];
    }
    if (element instanceof HTMLTextAreaElement) return [[element.name, element.defaultValue]];
    if (isBox(element)) return element.defaultChecked ? [[element.name, element.value]] : [];
    return element instanceof HTMLInputElement ? [[element.name, element.defaultValue]] : [];
  });
}

const servedValueOf = (field: Field) => (field instanceof HTMLSelectElement ? blankOf(field) : field.defaultValue);

/** Fills in only untouched fields: text that was typed before JavaScript ran is newer than any draft. */
export function fillIn(form: HTMLFormElement, draft: Readonly<Record<string, string>>): void {
  for (const field of visibleFieldsOf(form)) {
    const typed = draft[field.name];
    if (typed === undefined) continue;
    if (isBox(field)) field.checked ||= field.type === "checkbox" || field.value === typed;
    else if (field.value === servedValueOf(field)) field.value = typed;
  }
}

export const isTouched = (form: HTMLFormElement) =>
  visibleFieldsOf(form).some((field) =>
    isBox(field) ? field.checked !== field.defaultChecked : field.value !== servedValueOf(field),
  );
