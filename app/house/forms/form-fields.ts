export interface FormFields {
  get(name: string): string | null;
  all(name: string): readonly string[];
  has(name: string): boolean;
}

/** Indexed by name: `URLSearchParams` searches all fields each time, which takes seconds for a thousand rows. */
export function formFieldsOf(form: URLSearchParams): FormFields {
  const values = new Map<string, string[]>();
  for (const [name, value] of form) {
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  return {
    get: (name) => values.get(name)?.[0] ?? null,
    all: (name) => values.get(name) ?? [],
    has: (name) => values.has(name),
  };
}
