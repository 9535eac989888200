/** The query parameter for a page of a long paper. */
export const PAPER_PAGE = "page";

/** Which page of a paper is asked for, from 1; what is not a number counts as 1. */
export function readPaperPage(query: URLSearchParams): number {
  const typed = query.get(PAPER_PAGE) ?? "";
  return /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : 1;
}
