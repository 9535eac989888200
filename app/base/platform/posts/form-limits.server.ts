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

/** Whether a request is for a whole page: browsers say so, and a client that does not say counts as asking for one. */
export function isForPage({ headers }: Request): boolean {
  return (headers.get("Sec-Fetch-Mode") ?? "navigate") === "navigate";
}

/** The most rows of a form whose answer shows each of them again, in all lists together. */
export interface RowLimits {
  /** The fields of which every row has one: `widthInches` for `doors[0].widthInches`. */
  readonly fields: readonly string[];
  /** When the answer is a whole page. */
  readonly page: number;
  /** When a page's script asks for the answer as data. */
  readonly scripts: number;
}

export const mostRows = (request: Request, { page, scripts }: RowLimits): number =>
  isForPage(request) ? page : scripts;

/** A 413 response to throw. */
export const tooManyRows = (most: number): Response =>
  httpError(
    413,
    `You can send up to ${most} rows at one time, because the answer shows each of them with its price. Go back: what you typed is still there. Send it in two parts.`,
  );

/**
 * Refuses a form with too many rows by the names of its fields alone, before anything reads them. The first row of a
 * list is not counted, because a list without pieces has one too.
 *
 * @throws Response 413
 */
export function checkFormRows(request: Request, form: URLSearchParams, limits: RowLimits): void {
  const most = mostRows(request, limits);
  const endings = limits.fields.map((field) => `].${field}`);
  let rows = 0;
  for (const name of form.keys()) {
    if (name.includes("[0]") || !endings.some((ending) => name.endsWith(ending))) continue;
    rows += 1;
    if (rows > most) throw tooManyRows(most);
  }
}
