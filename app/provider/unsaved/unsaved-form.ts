import { isSecretName } from "~/house/forms/form-problem";

export const UNSAVED_MS = 3_600_000;

const MAX_UNSAVED_LENGTH = 256 * 1024;

export interface UnsavedForm {
  readonly path: string;
  readonly isMultipart: boolean;
  /** In the order of the form, without secrets and files. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly left: { readonly secrets: boolean; readonly files: boolean };
}

/** Fields that a page fills in itself: which form and button it is, and which version the page showed. */
const OF_THE_PAGE = new Set([
  ...["intent", "subaction", "id", "key", "was", "mark", "mode", "seen", "state", "to", "place", "revision", "version"],
  ...["line", "lines", "prices", "product", "total", "offer", "offeredTax", "order", "entry", "corrected", "quote"],
]);

/**
 * Passwords and keys, and the codes of a second factor: a recovery code opens the account for as long as it is unused.
 */
const isSecret = (name: string) => isSecretName(name) || name === "code";

const isOfThePage = (name: string) => name.startsWith("_") || OF_THE_PAGE.has(name);

export const typedFields = ({ fields }: Pick<UnsavedForm, "fields">) =>
  fields.filter(([name, value]) => !isOfThePage(name) && value.trim() !== "");

/** A field's name in words: `mailingAddress.line1` is "Mailing address line 1". */
export function fieldWords(name: string): string {
  const words = name.replace(/([a-z])([A-Z\d])/g, "$1 $2").split(/[.[\]\s]+/);
  const text = words.filter(Boolean).join(" ").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Posted {
  readonly form: URLSearchParams;
  readonly isMultipart: boolean;
  readonly hasFiles: boolean;
}

/** What is stored of a posted form; `null` if nobody typed anything, or it is too large. */
export function unsavedForm(path: string, { form, isMultipart, hasFiles }: Posted): UnsavedForm | null {
  const all = [...form];
  const fields = all.filter(([name]) => !isSecret(name));
  const length = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (length > MAX_UNSAVED_LENGTH || typedFields({ fields }).length === 0) return null;
  const secrets = all.some(([name, value]) => isSecret(name) && value !== "");
  return { path, isMultipart, fields, left: { secrets, files: hasFiles } };
}
