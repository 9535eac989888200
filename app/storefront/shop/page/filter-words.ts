import { counted, countText } from "~/base/text/counts";
import { STYLES_PER_PAGE } from "../page-numbers";
import type { Narrowing, ShopFilter } from "../shop-filter";
import type { ShopView } from "../shop-view";

export const shopFilterWords = {
  title: "Filter and sort",
  facets: {
    color: "Color",
    construction: "Construction",
    material: "Material",
    finish: "Finish",
    glass: "Glass",
    price: "Price per sq ft",
    lead: "Made in",
    width: "Widest door",
  },
  width: {
    label: "At least this wide, in inches",
    hint: "As your tape says: 26, 26 1/2 or 680 mm",
    problem: "This is not a width. Write it as your tape says it, like 26 or 26 1/2.",
  },
  sort: "Sort by",
  sorts: {
    recommended: "Recommended",
    price: "Price, lowest first",
    "price-down": "Price, highest first",
    name: "Name",
    widest: "Widest door",
  },
} as const;

interface Chip {
  readonly label: string;
  readonly filter: ShopFilter;
}

export function withoutNarrowing(filter: ShopFilter, name: Narrowing): ShopFilter {
  return name === "width" ? { ...filter, width: "" } : { ...filter, chosen: { ...filter.chosen, [name]: [] } };
}

export const narrowingText = (name: Narrowing): string =>
  name === "width" ? "width" : shopFilterWords.facets[name].toLowerCase();

export const stylesText = (count: number): string => counted(count, "style");

export function foundText({ found, mayFit, total, page, pages }: ShopView): string {
  if (pages === 1) return found === total ? stylesText(total) : `${countText(found)} of ${stylesText(total)}`;
  const listed = found + mayFit;
  const [first, last] = [(page - 1) * STYLES_PER_PAGE + 1, Math.min(page * STYLES_PER_PAGE, listed)];
  const unsure = mayFit > 0 ? `, ${countText(mayFit)} of which may fit` : "";
  return `Showing ${countText(first)} to ${countText(last)} of ${stylesText(listed)}${unsure}`;
}

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
