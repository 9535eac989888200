import type { Product } from "./product";

/** The form field, and the query parameter, for the words by which the styles to choose from are found. */
export const FIND_FIELD = "find";

/** As many as a page of the shop shows. */
const MOST_NAMES = 24;

/** The name of a style to choose. */
export type StyleName = Pick<Product, "id" | "title">;

/** Styles to choose from. */
export interface FoundStyles {
  /** The first in the shop's order of those whose names contain {@link find}. */
  readonly names: readonly StyleName[];
  /** How many names contain it. */
  readonly found: number;
  /** How many styles can be chosen in all. */
  readonly total: number;
  /** What their names were searched for; empty for nothing. */
  readonly find: string;
}

/** The styles whose names contain every word of a text, in any order. */
export function findStyles(products: readonly Product[], find: string): FoundStyles {
  const words = find.toLowerCase().split(/\s+/);
  const found = products.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
  return {
    names: found.slice(0, MOST_NAMES).map(({ id, title }) => ({ id, title })),
    found: found.length,
    total: products.length,
    find,
  };
}

const countText = (count: number) => count.toLocaleString("en-US");

const stylesText = (count: number) => `${countText(count)} ${count === 1 ? "style" : "styles"}`;

/** How many styles are listed to choose from, and of how many. */
export function foundNamesText({ names, found, total, find }: FoundStyles): string {
  const named = find ? ` with “${find}” in the name` : "";
  if (found === 0) return `No style has “${find}” in its name.`;
  if (names.length === found) return `${stylesText(found)}${named}.`;
  return `The first ${names.length} of ${stylesText(find ? found : total)}${named}.`;
}

/** Whether there are more styles than the list names. */
export const isLong = ({ names, total }: FoundStyles): boolean => total > names.length;
