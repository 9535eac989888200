/** Whether a field is ticked, not typed: a checkbox, or a radio button. */
export const isBox = (field: Element | null): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
