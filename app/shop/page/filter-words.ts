import type { Narrowing, ShopFilter } from "~/shop/shop-filter";
import { shopFilterWords } from "~/shop/shop-filters";
import type { ShopView } from "~/shop/shop-view";

/** One active choice of the filter, and the filter without it. */
interface Chip {
  readonly label: string;
  readonly filter: ShopFilter;
}

/** A filter without the choices of one facet, or without the width. */
export function withoutNarrowing(filter: ShopFilter, name: Narrowing): ShopFilter {
  return name === "width" ? { ...filter, width: "" } : { ...filter, chosen: { ...filter.chosen, [name]: [] } };
}

/** The name of a facet, or of the width, for use within a sentence. */
export const narrowingText = (name: Narrowing): string =>
  name === "width" ? "width" : shopFilterWords.facets[name].toLowerCase();

export const stylesText = (count: number): string => `${count} ${count === 1 ? "style" : "styles"}`;

/** How many of all styles are shown. */
export function foundText({ products, total }: ShopView): string {
  return products.length === total ? stylesText(total) : `${products.length} of ${stylesText(total)}`;
}

/** The active choices, in the order of the filters. */
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
