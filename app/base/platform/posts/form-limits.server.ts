import { httpError } from "../http-errors.server";

export interface FormSize {
  readonly fields: number;
  readonly index: number;
}

export const USUAL: FormSize = { fields: 2000, index: 99 };
const MAX_NAME_LENGTH = 100;
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);
const NAME = /^[A-Za-z_$][\w$-]*(?:\[\d{1,6}\]|\.[A-Za-z_$][\w$-]*)*$/;

const refuse = () =>
  httpError(
    400,
    "The form has too many rows, or fields that it should not have. Go back: what you typed is still there.",
  );

/** `doors[0].widthInches` has the parts `doors`, `0` and `widthInches`. */
function segmentsOf(name: string): string[] {
  return name.split(/[.[\]]+/).filter((segment) => segment !== "");
}

/** Refuses names that would make a parser of nested fields slow or unsafe. Throws a 400 response. */
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

export function isForPage({ headers }: Request): boolean {
  return (headers.get("Sec-Fetch-Mode") ?? "navigate") === "navigate";
}

export interface RowLimits {
  /** The fields of which every row has one: `widthInches` for `doors[0].widthInches`. */
  readonly fields: readonly string[];
  readonly page: number;
  readonly scripts: number;
}

export const mostRows = (request: Request, { page, scripts }: RowLimits): number =>
  isForPage(request) ? page : scripts;

const IN_TWO_PARTS = "Go back: what you typed is still there. Send it in two parts.";

/** What is said about too many rows: those of a form, of an order from the cart, and of a cut list with `rows` rows. */
export const TOO_MANY_ROWS = {
  form: (most: number) =>
    `You can send up to ${most} rows at one time, because the answer shows each of them with its price. ${IN_TWO_PARTS}`,
  checkout: (most: number) => `Without JavaScript, one order can have up to ${most} rows. ${IN_TWO_PARTS}`,
  cutList: (most: number, rows: number) =>
    `Nothing was added: your order would have ${rows} rows, and without JavaScript it can have ${most}. Untick some rows of your cut list, and order those separately.`,
} as const;

export const tooManyRows = (most: number, where: "form" | "checkout" = "form"): Response =>
  httpError(413, TOO_MANY_ROWS[where](most));

/** Reads names alone. The first row of a list is not counted: a list without pieces has one too. */
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
