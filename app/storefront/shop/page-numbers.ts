/** How many styles a page of the shop shows: rows of four, three and two are full. */
export const STYLES_PER_PAGE = 24;

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / STYLES_PER_PAGE));

/**
 * The pages, from 1, that a page links to: the first, the last, and those next to it, with `null` for each gap. A gap
 * of a single page is that page.
 */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((number, at) => {
    const before = shown[at - 1] ?? 0;
    if (number - before === 1) return [number];
    return [number - before === 2 ? number - 1 : null, number];
  });
}
