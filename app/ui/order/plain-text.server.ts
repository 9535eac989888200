const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in HTML, between tags or in an attribute with double quotes (HTML Standard, "Escaping a string"). */
export function escaped(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign) : text;
}

/** A field of a plain row. */
export interface PlainField {
  readonly label: string;
  /** Only where something leads to it. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly value: string;
  /** The element that says what is wrong with it, or how it was taken. */
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  readonly numeric?: boolean;
}

const idOf = (id: string | undefined) => (id ? ` id="${id}"` : "");

/** A text field inside its label. */
export function plainInput({ label, id, name, value, describedBy, invalid, numeric }: PlainField): string {
  const more = `${idOf(id)}${numeric ? ' inputmode="numeric"' : ""}${invalid ? ' aria-invalid="true"' : ""}${
    describedBy ? ` aria-describedby="${describedBy}"` : ""
  }`;
  return `<label>${label}<input name="${name}" value="${escaped(value)}"${more}></label>`;
}

/** A choice inside its label; a value that is none of the options stays as one. */
export function plainSelect(
  { label, id, name, value }: PlainField,
  options: readonly (readonly [value: string, text: string])[],
): string {
  const known = options.some(([option]) => option === value);
  const all = known ? options : [[value, value] as const, ...options];
  const texts = all.map(
    ([option, text]) =>
      `<option value="${escaped(option)}"${option === value ? " selected" : ""}>${escaped(text)}</option>`,
  );
  return `<label>${label}<select${idOf(id)} name="${name}">${texts.join("")}</select></label>`;
}

/** A value that goes back with the form as it came. */
export function plainHidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escaped(value)}">`;
}
