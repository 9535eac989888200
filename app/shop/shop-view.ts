import { type ProductSummary, summarize } from "~/catalog/product-summary";
import { type Choice, FACETS, type FacetName } from "./facet";
import { findStyles } from "./find-styles";
import { narrowings, normalFilter, widthAsked } from "./normal-filter";
import type { Narrowing, ShopFilter } from "./shop-filter";
import type { SortedCatalog } from "./style-facts";

/** A choice, and how many styles it finds with all else as chosen. */
export interface CountedChoice extends Choice {
  readonly count: number;
}

/** What the shop shows of a catalog with a filter. */
export interface ShopView {
  /** How many styles there are. */
  readonly total: number;
  readonly products: readonly ProductSummary[];
  /** Styles that would match, but state nothing about at least one choice. */
  readonly unstated: readonly ProductSummary[];
  readonly filter: ShopFilter;
  /** Whether the typed width cannot be read. */
  readonly isUnreadWidth: boolean;
  /** The facets that offer a choice. */
  readonly facets: readonly { readonly name: FacetName; readonly choices: readonly CountedChoice[] }[];
  /** If nothing matches: how many would without each of the things that narrow the list. */
  readonly without: readonly (readonly [Narrowing, number])[];
}

/** The least number of choices worth showing. */
const MIN_CHOICES = 2;

function facetsOf(
  { styles, choices }: SortedCatalog,
  filter: ShopFilter,
  counts: ReturnType<typeof findStyles>["counts"],
) {
  return FACETS.flatMap((name) => {
    const stated = new Set(styles.flatMap((style) => style.facts[name]?.map(({ id }) => id) ?? []));
    const chosen = filter.chosen[name];
    const shown = choices[name].filter(({ id }) => stated.has(id) || chosen.includes(id));
    if (shown.length < MIN_CHOICES && chosen.length === 0) return [];
    return [{ name, choices: shown.map((choice) => ({ ...choice, count: counts[name].get(choice.id) ?? 0 })) }];
  });
}

/**
 * What the shop shows for the filter in an address.
 *
 * @returns with the filter reduced to what the catalog knows
 */
export function viewShop(catalog: SortedCatalog, asked: ShopFilter): ShopView {
  const filter = normalFilter(asked, catalog);
  const { products, unstated, counts, without } = findStyles(catalog, filter);
  const isNone = products.length === 0;
  return {
    total: catalog.styles.length,
    products: products.map(summarize),
    unstated: unstated.map(summarize),
    filter,
    isUnreadWidth: filter.width !== "" && widthAsked(filter.width) === null,
    facets: facetsOf(catalog, filter, counts),
    without: isNone ? narrowings(filter).map((name) => [name, without.get(name) ?? 0] as const) : [],
  };
}
