import type { Product } from "~/trade/catalog/product";
import { styleDays } from "~/trade/making/making-days";
import { dollarsPerSqFt } from "~/trade/measure/money";
import { type Choice, type FacetName, type FacetTables, perFacet } from "./facet";
import { colorChoices } from "./finish-color";
import { facetChoices, saysOneOf } from "./style-words";

type StyleFacts = Readonly<Record<FacetName, readonly Choice[] | null>>;

export interface StyleWithFacts {
  readonly product: Product;
  readonly facts: StyleFacts;
}

export interface SortedCatalog {
  readonly styles: readonly StyleWithFacts[];
  readonly choices: Readonly<Record<FacetName, readonly Choice[]>>;
  readonly counts: Readonly<Record<FacetName, ReadonlyMap<string, number>>>;
  /** The colors that finishes are sorted into. */
  readonly colors: FacetTables["color"];
}

/** If a facet has more texts of the catalog's own than this, the rarest share one choice. */
const MAX_OWN_CHOICES = 12;

/** The finishes that a style is available in: by the words of the one it is sold in, and by the kinds of the others. */
function finishChoices(
  { specification, finishes = [] }: Product,
  table: FacetTables["finish"],
): readonly Choice[] | null {
  const sold = facetChoices(specification?.finish ?? "", table, specification?.material) ?? [];
  const others = table.filter(
    ({ id }) => finishes.some(({ kind }) => kind === id) && !sold.some((choice) => choice.id === id),
  );
  const facts = [...sold, ...others.map(({ id, label }) => ({ id, label }))];
  return facts.length > 0 ? facts : null;
}

function factsOf(product: Product, tables: FacetTables, shopDays: number | null): StyleFacts {
  const { specification, priceCents } = product;
  const { construction = "", material = "" } = specification ?? {};
  const days = styleDays(specification, shopDays);
  const rate = dollarsPerSqFt(priceCents);
  const { words, framed, solid } = tables.glass;
  const band = tables.price.find(({ from, to }) => from <= rate && rate <= to);
  return {
    construction: facetChoices(construction, tables.construction),
    material: facetChoices(material, tables.material),
    finish: finishChoices(product, tables.finish),
    color: colorChoices(product, tables.color),
    glass: construction.trim() ? [saysOneOf(construction, words) ? framed : solid] : null,
    price: band ? [band] : null,
    lead: days === null ? null : tables.lead.filter(({ within }) => days <= within),
  };
}

function tableOf(name: FacetName, tables: FacetTables): readonly Choice[] {
  return name === "glass" ? [tables.glass.framed, tables.glass.solid] : tables[name];
}

function countsOf(styles: readonly StyleWithFacts[], name: FacetName): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { id } of styles.flatMap(({ facts }) => facts[name] ?? [])) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function ownChoices(styles: readonly StyleWithFacts[], name: FacetName, known: ReadonlySet<string>): Choice[] {
  const counts = new Map<string, { choice: Choice; count: number }>();
  for (const choice of styles.flatMap(({ facts }) => facts[name] ?? [])) {
    if (known.has(choice.id)) continue;
    const counted = counts.get(choice.id) ?? { choice, count: 0 };
    counted.count += 1;
    counts.set(choice.id, counted);
  }
  const ranked = [...counts.values()].sort((a, b) => b.count - a.count || (a.choice.id < b.choice.id ? -1 : 1));
  return ranked.map(({ choice }) => choice);
}

/**
 * What each product of a catalog says about itself, and the choices that result. The owner may have set no working days
 * that making takes (`null`).
 */
export function sortCatalog(
  products: readonly Product[],
  tables: FacetTables,
  shopDays: number | null = null,
): SortedCatalog {
  const first = products.map((product) => ({ product, facts: factsOf(product, tables, shopDays) }));
  const own = perFacet((name) => ownChoices(first, name, new Set(tableOf(name, tables).map(({ id }) => id))));
  const rare = perFacet((name) => new Set(own[name].slice(MAX_OWN_CHOICES).map(({ id }) => id)));
  const shared = (name: FacetName, facts: readonly Choice[] | null) =>
    facts?.map((choice) => (rare[name].has(choice.id) ? tables.other : choice)) ?? null;
  const styles = first.map(({ product, facts }) => ({
    product,
    facts: perFacet((name) => shared(name, facts[name])),
  }));
  return {
    styles,
    colors: tables.color,
    counts: perFacet((name) => countsOf(styles, name)),
    choices: perFacet((name) => [
      ...tableOf(name, tables).map(({ id, label, swatch }) => ({ id, label, ...(swatch && { swatch }) })),
      ...own[name].slice(0, MAX_OWN_CHOICES),
      ...(rare[name].size > 0 ? [tables.other] : []),
    ]),
  };
}
