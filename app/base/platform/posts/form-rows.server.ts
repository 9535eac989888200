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
