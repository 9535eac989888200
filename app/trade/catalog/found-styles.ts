import { counted } from "~/base/text/counts";
import type { Product } from "./product";

export const FIND_FIELD = "find";

const MOST_NAMES = 24;

export type StyleName = Pick<Product, "id" | "title">;

export interface FoundStyles {
  readonly names: readonly StyleName[];
  readonly found: number;
  readonly total: number;
  readonly find: string;
}

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

const stylesText = (count: number) => counted(count, "style");

export function foundNamesText({ names, found, total, find }: FoundStyles): string {
  const named = find ? ` with “${find}” in the name` : "";
  if (found === 0) return `No style has “${find}” in its name.`;
  if (names.length === found) return `${stylesText(found)}${named}.`;
  return `The first ${names.length} of ${stylesText(find ? found : total)}${named}.`;
}

export const isLong = ({ names, total }: FoundStyles): boolean => total > names.length;
