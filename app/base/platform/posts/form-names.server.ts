import { httpError } from "../http-errors.server";

/** The most that a form may contain: fields, and rows in a list. */
export interface FormSize {
  readonly fields: number;
  /** The highest index of a row: `doors[99]`. */
  readonly index: number;
}

/** The limits of most forms. */
export const USUAL: FormSize = { fields: 2000, index: 99 };
const MAX_NAME_LENGTH = 100;
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);
const NAME = /^[A-Za-z_$][\w$-]*(?:\[\d{1,6}\]|\.[A-Za-z_$][\w$-]*)*$/;

const refuse = () =>
  httpError(
    400,
    "The form has too many rows, or fields that it should not have. Go back: what you typed is still there.",
  );

/** Splits `doors[0].widthInches` into its parts `doors`, `0` and `widthInches`. */
function segmentsOf(name: string): string[] {
  return name.split(/[.[\]]+/).filter((segment) => segment !== "");
}

/**
 * Refuses names that would make a parser of nested fields slow or unsafe: an index over the limit, a segment such as
 * `__proto__`, or a name that is both a value and a branch (`a` and `a.b`).
 *
 * @throws Response 400
 */
export function checkFormNames(form: URLSearchParams, most: FormSize = USUAL): void {
  if (form.size > most.fields) throw refuse();
  const leaves = new Set<string>();
  const branches = new Set<string>();
  for (const name of new Set(form.keys())) {
    if (name.length > MAX_NAME_LENGTH || !NAME.test(name)) throw refuse();
    const segments = segmentsOf(name);
    const bad = segments.some(
      (segment) => FORBIDDEN.has(segment) || (/^\d+$/.test(segment) && Number(segment) > most.index),
    );
    if (bad) throw refuse();
    leaves.add(segments.join("."));
    for (let length = 1; length < segments.length; length += 1) branches.add(segments.slice(0, length).join("."));
  }
  for (const leaf of leaves) if (branches.has(leaf)) throw refuse();
}
