import { shopFilterWords } from "~/content/shop-filters";
import type { Narrowing, ShopFilter } from "~/domain/finding/shop-filter";
import type { ShopView } from "~/domain/finding/shop-view";

/** One thing that the list is narrowed by, and the filter without it. */
interface Chip {
  readonly label: string;
  readonly filter: ShopFilter;
}

/** A filter without one of the things that it narrows by. */
export function withoutNarrowing(filter: ShopFilter, name: Narrowing): ShopFilter {
  return name === "width" ? { ...filter, width: "" } : { ...filter, chosen: { ...filter.chosen, [name]: [] } };
}

/** A facet in the middle of a sentence. */
export const narrowingText = (name: Narrowing): string =>
  name === "width" ? "width" : shopFilterWords.facets[name].toLowerCase();

export const stylesText = (count: number): string => `${count} ${count === 1 ? "style" : "styles"}`;

/** How many of all styles are shown. */
export function foundText({ products, total }: ShopView): string {
  return products.length === total ? stylesText(total) : `${products.length} of ${stylesText(total)}`;
}

/** What the list is narrowed by, in the order of the filters. */
export function chipsOf({ filter, facets, isUnreadWidth }: ShopView): Chip[] {
  const chosen = facets.flatMap(({ name, choices }) =>
    choices
      .filter(({ id }) => filter.chosen[name].includes(id))
      .map(({ id, label }) => {
        const rest = filter.chosen[name].filter((other) => other !== id);
        return { label, filter: { ...filter, chosen: { ...filter.chosen, [name]: rest } } };
      }),
  );
  if (!filter.width || isUnreadWidth) return chosen;
  return [...chosen, { label: `${filter.width} in or wider`, filter: withoutNarrowing(filter, "width") }];
}
