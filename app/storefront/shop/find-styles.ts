import { MAX_LENGTH, type Product } from "~/trade/catalog/product";
import type { Sixteenths } from "~/trade/measure/measure";
import { readTape } from "~/trade/measure/tape";
import { FACETS, type FacetName, perFacet } from "./facet";
import type { Narrowing, ShopFilter, Sort } from "./shop-filter";
import type { SortedCatalog, StyleWithFacts } from "./style-facts";

/**
 * The width that a text names; between two marks of the tape, the larger one. `null` for a text that is not a door's
 * width.
 */
export function readWidth(text: string): Sixteenths | null {
  const reading = readTape(text);
  if (reading.kind === "unreadable") return null;
  const length = reading.kind === "between" ? reading.above : reading.length;
  return length > 0 && length <= MAX_LENGTH ? length : null;
}

/** What a filter narrows the list by; a width that cannot be read narrows nothing. */
export function narrowings({ chosen, width }: ShopFilter): Narrowing[] {
  const set: Narrowing[] = FACETS.filter((name) => chosen[name].length > 0);
  return readWidth(width) === null ? set : [...set, "width"];
}

/** A width as an address writes it: in inches, as a decimal number; a sixteenth needs at most four decimals. */
const decimal = (length: Sixteenths) => String(length / 16);

export function normalFilter({ chosen, width, sort }: ShopFilter, { choices }: SortedCatalog): ShopFilter {
  const length = readWidth(width);
  return {
    chosen: perFacet((name) => {
      const wanted = new Set(chosen[name]);
      return wanted.size === 0 ? [] : choices[name].map(({ id }) => id).filter((id) => wanted.has(id));
    }),
    width: length === null ? width : decimal(length),
    sort,
  };
}

interface FoundStyles {
  readonly products: readonly Product[];
  /** The products that match what they state, but state nothing about at least one choice. */
  readonly unstated: readonly Product[];
  /** How many products each choice would find, by its id, if it alone were chosen in its facet and all else stayed. */
  readonly counts: Readonly<Record<FacetName, ReadonlyMap<string, number>>>;
  readonly without: ReadonlyMap<Narrowing, number>;
}

type Verdict = "fits" | "fails" | "unstated";

function judgeBy(filter: ShopFilter): (style: StyleWithFacts, name: Narrowing) => Verdict {
  const asked = readWidth(filter.width) ?? 0;
  return ({ product, facts }, name) => {
    if (name === "width") {
      const { maxWidth } = product.specification ?? {};
      if (!maxWidth) return "unstated";
      return maxWidth >= asked ? "fits" : "fails";
    }
    const choices = facts[name];
    if (!choices) return "unstated";
    return choices.some(({ id }) => filter.chosen[name].includes(id)) ? "fits" : "fails";
  };
}

const widest = ({ specification }: Product) => specification?.maxWidth ?? 0;

const { compare: compareNames } = new Intl.Collator("en");

const ORDERS: Readonly<Record<Exclude<Sort, "recommended">, (a: Product, b: Product) => number>> = {
  price: (a, b) => a.priceCents - b.priceCents,
  "price-down": (a, b) => b.priceCents - a.priceCents,
  name: (a, b) => compareNames(a.title, b.title),
  widest: (a, b) => widest(b) - widest(a),
};

const sorted = new WeakMap<SortedCatalog, Map<Sort, readonly StyleWithFacts[]>>();

/** The styles in an order; equal ones stay in the catalog's order. */
function inOrder(catalog: SortedCatalog, sort: Sort): readonly StyleWithFacts[] {
  if (sort === "recommended") return catalog.styles;
  const orders = sorted.get(catalog) ?? new Map<Sort, readonly StyleWithFacts[]>();
  sorted.set(catalog, orders);
  const known = orders.get(sort);
  if (known) return known;
  const made = [...catalog.styles].sort((a, b) => ORDERS[sort](a.product, b.product));
  orders.set(sort, made);
  return made;
}

/** The styles that a filter finds. A product that states nothing about a choice is listed separately. */
export function filterStyles(catalog: SortedCatalog, filter: ShopFilter): FoundStyles {
  const set = narrowings(filter);
  const inSort = inOrder(catalog, filter.sort);
  if (set.length === 0) {
    return { products: inSort.map(({ product }) => product), unstated: [], counts: catalog.counts, without: new Map() };
  }
  const judge = judgeBy(filter);
  const [products, unstated]: [Product[], Product[]] = [[], []];
  const counts = perFacet(() => new Map<string, number>());
  const without = new Map<Narrowing, number>(set.map((name) => [name, 0]));

  function count({ facts }: StyleWithFacts, name: FacetName): void {
    for (const { id } of facts[name] ?? []) counts[name].set(id, (counts[name].get(id) ?? 0) + 1);
  }

  for (const style of inSort) {
    const unmet = set.filter((name) => judge(style, name) !== "fits");
    if (unmet.length === 0) {
      products.push(style.product);
      for (const name of FACETS) count(style, name);
      for (const name of set) without.set(name, (without.get(name) ?? 0) + 1);
      continue;
    }
    if (unmet.every((name) => judge(style, name) === "unstated")) unstated.push(style.product);
    const [only, ...others] = unmet;
    if (!only || others.length > 0) continue;
    without.set(only, (without.get(only) ?? 0) + 1);
    if (only !== "width") count(style, only);
  }
  return { products, unstated, counts, without };
}
