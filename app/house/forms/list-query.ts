/** How many previous pages an address remembers; beyond that, "Previous page" leads to the first one. */
const MAX_PAGES_BACK = 20;

/** The last page that is read; beyond that, people search. */
const MAX_PAGE = 2000;

/** A list's order: its column, and whether the largest come first. */
export interface ListSort<Column extends string> {
  readonly by: Column;
  readonly isDescending: boolean;
}

/** A sort from an address: a column, with a hyphen in front for the largest first. `null` for none or an unknown one. */
export function readListSort<Column extends string>(
  text: string | null,
  columns: readonly Column[],
): ListSort<Column> | null {
  const isDescending = text?.startsWith("-") ?? false;
  const by = columns.find((column) => column === text?.slice(isDescending ? 1 : 0));
  return by ? { by, isDescending } : null;
}

export const listSortText = ({ by, isDescending }: ListSort<string>): string => `${isDescending ? "-" : ""}${by}`;

/** The sort that the head of a column leads to: from the smallest, and then the other way around. */
export const nextSort = <Column extends string>(sort: ListSort<Column> | null, by: Column): ListSort<Column> => ({
  by,
  isDescending: sort?.by === by && !sort.isDescending,
});

/** A page's number from an address, from 1. */
export function readListPage(text: string | null): number {
  const page = /^\d{1,4}$/.test(text ?? "") ? Number(text) : 1;
  return page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** Where each page before this one ends, the nearest last: for a list that is read on from its last row. */
export const readTrail = (query: URLSearchParams, name: string, isPlace: (text: string) => boolean): string[] =>
  query.getAll(name).filter(isPlace).slice(-MAX_PAGES_BACK);

/** The addresses of the pages before and after one; `null` if there is none. */
export interface PagesAround {
  readonly first: string | null;
  readonly previous: string | null;
  readonly next: string | null;
}

/** @param next where the next page begins; `null` after the last one */
export const pagesOfTrail = (
  trail: readonly string[],
  next: string | null,
  pathOf: (trail: readonly string[]) => string,
): PagesAround => ({
  first: trail.length > 1 ? pathOf([]) : null,
  previous: trail.length > 0 ? pathOf(trail.slice(0, -1)) : null,
  next: next === null ? null : pathOf([...trail, next]),
});

export const pagesOfNumber = (page: number, hasMore: boolean, pathOf: (page: number) => string): PagesAround => ({
  first: page > 2 ? pathOf(1) : null,
  previous: page > 1 ? pathOf(page - 1) : null,
  next: hasMore ? pathOf(page + 1) : null,
});
