import { isForPage } from "../fetch-mode.server";
import { httpError } from "../http-errors.server";

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

const IN_TWO_PARTS = "Go back: what you typed is still there. Send it in two parts.";

/** What is said about too many rows: those of a form, of an order from the cart, and of a cut list with `rows` rows. */
export const TOO_MANY_ROWS = {
  form: (most: number) =>
    `You can send up to ${most} rows at one time, because the answer shows each of them with its price. ${IN_TWO_PARTS}`,
  checkout: (most: number) => `Without JavaScript, one order can have up to ${most} rows. ${IN_TWO_PARTS}`,
  cutList: (most: number, rows: number) =>
    `Nothing was added: your order would have ${rows} rows, and without JavaScript it can have ${most}. Untick some rows of your cut list, and order those separately.`,
} as const;

/** A 413 response to throw. */
export const tooManyRows = (most: number, where: "form" | "checkout" = "form"): Response =>
  httpError(413, TOO_MANY_ROWS[where](most));

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
