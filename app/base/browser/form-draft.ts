/** What was typed into a form, by field name; a checked box is "on". Never a password. */
export type FormDraft = Readonly<Record<string, string>>;

const NEVER_STORED = /password|^__|terms/i;

/** The fields of a form that may be stored: not passwords, consent to the terms, or the form's internal fields. */
export function formDraftOf(entries: Iterable<readonly [string, unknown]>): FormDraft {
  const draft: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (typeof value === "string" && !NEVER_STORED.test(name)) draft[name] = value;
  }
  return draft;
}

export function loadDraft(key: string): FormDraft | null {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? "null");
    if (value === null || typeof value !== "object" || Array.isArray(value)) return null;
    return formDraftOf(Object.entries(value));
  } catch {
    return null;
  }
}

export function saveDraft(key: string, draft: FormDraft): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}

export function clearDraft(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {}
}
