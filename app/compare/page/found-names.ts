import type { OtherStyles } from "~/catalog/comparison";

const countText = (count: number) => count.toLocaleString("en-US");

const stylesText = (count: number) => `${countText(count)} ${count === 1 ? "style" : "styles"}`;

/** How many styles are listed to choose from, and of how many. */
export function foundNamesText({ names, found, total, find }: OtherStyles): string {
  const named = find ? ` with “${find}” in the name` : "";
  if (found === 0) return `No style has “${find}” in its name.`;
  if (names.length === found) return `${stylesText(found)}${named}.`;
  return `The first ${names.length} of ${stylesText(find ? found : total)}${named}.`;
}
