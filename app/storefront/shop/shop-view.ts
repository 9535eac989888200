import { inFinish } from "~/trade/catalog/in-finish";
import type { Product } from "~/trade/catalog/product";
import { type ProductSummary, summarize } from "~/trade/catalog/product-summary";
import { type Choice, FACETS, type FacetName } from "./facet";
import { filterStyles, narrowings, normalFilter, readWidth } from "./find-styles";
import { finishInColor } from "./finish-color";
import { pagesOf, STYLES_PER_PAGE } from "./page-numbers";
import type { Narrowing, ShopFilter } from "./shop-filter";
import type { SortedCatalog } from "./style-facts";

interface CountedChoice extends Choice {
  readonly count: number;
}

export interface ShopView {
  readonly total: number;
  readonly found: number;
  /** How many would match, but state nothing about at least one choice. */
  readonly mayFit: number;
  /** From 1 to {@link pages}. The styles that may fit follow the others, on the last pages. */
  readonly page: number;
  readonly pages: number;
  readonly products: readonly ProductSummary[];
  readonly unstated: readonly ProductSummary[];
  readonly filter: ShopFilter;
  readonly isUnreadWidth: boolean;
  readonly facets: readonly { readonly name: FacetName; readonly choices: readonly CountedChoice[] }[];
  readonly without: readonly (readonly [Narrowing, number])[];
}

const MIN_CHOICES = 2;

function facetsOf(
  { counts: all, choices }: SortedCatalog,
  filter: ShopFilter,
  counts: ReturnType<typeof filterStyles>["counts"],
) {
  return FACETS.flatMap((name) => {
    const chosen = filter.chosen[name];
    const shown = choices[name].filter(({ id }) => all[name].has(id) || chosen.includes(id));
    if (shown.length < MIN_CHOICES && chosen.length === 0) return [];
    return [{ name, choices: shown.map((choice) => ({ ...choice, count: counts[name].get(choice.id) ?? 0 })) }];
  });
}

/**
 * What the shop shows for the filter and the page in an address, from 1; beyond the end, the last page. The filter is
 * reduced to what the catalog knows.
 */
export function viewShop(catalog: SortedCatalog, asked: ShopFilter, askedPage = 1): ShopView {
  const filter = normalFilter(asked, catalog);
  const { products, unstated, counts, without } = filterStyles(catalog, filter);
  const [found, mayFit] = [products.length, unstated.length];
  const pages = pagesOf(found + mayFit);
  const page = Math.min(askedPage, pages);
  /** In the finish of the chosen color, if it is not the one that the style is sold in. */
  const asLookedFor = (product: Product) => {
    const finish = finishInColor(product, filter.chosen.color, catalog.colors);
    return summarize(inFinish(product, finish) ?? product);
  };
  const [from, to] = [(page - 1) * STYLES_PER_PAGE, page * STYLES_PER_PAGE];
  return {
    total: catalog.styles.length,
    found,
    mayFit,
    page,
    pages,
    products: products.slice(from, to).map(asLookedFor),
    unstated: unstated.slice(Math.max(0, from - found), Math.max(0, to - found)).map(summarize),
    filter,
    isUnreadWidth: filter.width !== "" && readWidth(filter.width) === null,
    facets: facetsOf(catalog, filter, counts),
    without: found === 0 ? narrowings(filter).map((name) => [name, without.get(name) ?? 0] as const) : [],
  };
}
