/** The registration draft's one storage key (specification, section 9). */
export function registrationDraftKey(brandKey: string): string {
  return `${brandKey}-registration-draft`;
}

/** What was typed, by field name; a ticked box is "on". Never the password. */
export type RegistrationDraft = Readonly<Record<string, string>>;

const NEVER_KEPT = /password|^__|terms/i;

/** The fields of a form that may be kept: passwords, consent to the terms and the form's own bookkeeping may not. */
export function draftOf(entries: Iterable<readonly [string, unknown]>): RegistrationDraft {
  const draft: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (typeof value === "string" && !NEVER_KEPT.test(name)) draft[name] = value;
  }
  return draft;
}

/** Reads a draft from storage; `null` when there is none that can be read. */
export function loadDraft(key: string): RegistrationDraft | null {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? "null");
    if (value === null || typeof value !== "object" || Array.isArray(value)) return null;
    return draftOf(Object.entries(value));
  } catch {
    return null;
  }
}

/** Keeps a draft; a browser that refuses only loses the convenience. */
export function saveDraft(key: string, draft: RegistrationDraft): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the form works without a draft.
  }
}

/** Forgets the draft. */
export function clearDraft(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}
