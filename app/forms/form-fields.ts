/** The fields of a posted form by name; the first one if a name occurs twice. */
export interface FormFields {
  get(name: string): string | null;
  has(name: string): boolean;
}

/**
 * The fields of a form, indexed by name: `URLSearchParams` searches all of them every time, which takes seconds for a
 * form of a thousand rows.
 */
export function fieldsOf(form: URLSearchParams): FormFields {
  const first = new Map<string, string>();
  for (const [name, value] of form) if (!first.has(name)) first.set(name, value);
  return { get: (name) => first.get(name) ?? null, has: (name) => first.has(name) };
}
