import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstCatalog as styles } from "~/provider/catalog.server";
import { FACETS, perFacet } from "~/storefront/shop/facet";
import { filterStyles, narrowings, normalFilter } from "~/storefront/shop/find-styles";
import { shopFacets } from "~/storefront/shop/shop-facets";
import { NO_FILTER, type ShopFilter, SORTS } from "~/storefront/shop/shop-filter";
import { viewShop } from "~/storefront/shop/shop-view";
import { sortCatalog } from "~/storefront/shop/style-facts";
import { specificationOfStyle } from "~/trade/catalog/door-style";
import type { Product } from "~/trade/catalog/product";
import { aProduct } from "../../../support/product-builder";

const own: readonly Product[] = styles.map((style) =>
  aProduct({
    id: style.handle,
    title: style.title,
    priceCents: style.priceCents,
    specification: specificationOfStyle(style),
  }),
);

const catalog = sortCatalog(own, shopFacets);

/** The same with the finishes in which each can be ordered. */
const inFinishes = sortCatalog(
  own.map((product, at) => ({
    ...product,
    finishes: (styles[at]?.finishes ?? []).map((finish) => ({ ...finish, image: null })),
  })),
  shopFacets,
);

/** Products that state some facts in the shop's words, some in their own, and some not at all. */
const products = fc.array(
  fc
    .record({
      title: fc.constantFrom("Fir", "Elm", "Äsche"),
      priceCents: fc.integer({ min: 0, max: 9000 }),
      says: fc.boolean(),
      construction: fc.constantFrom("Slab", "Cope and stick, raised panel", "Glass frame", "Tambour", " ", "!"),
      material: fc.constantFrom("Hard maple", "MDF", "Bamboo", ""),
      finish: fc.constantFrom("White primer", "Clear lacquer", "Limewash", ""),
      maxWidth: fc.constantFrom(0, 384, 400, 480),
    })
    .map(({ says, title, priceCents, ...facts }) => ({
      title,
      priceCents,
      specification: says
        ? {
            ...facts,
            thickness: 12,
            frameWidth: null,
            minWidth: 64,
            minHeight: 64,
            maxHeight: 768,
            weightPerSqFt: 300,
          }
        : null,
    })),
  { maxLength: 12 },
);

const numbered = products.map((list) => list.map((product, index) => aProduct({ ...product, id: `p${index}` })));

const filterOf = (sorted: ReturnType<typeof sortCatalog>): fc.Arbitrary<ShopFilter> =>
  fc.record({
    chosen: fc.record(
      Object.fromEntries(FACETS.map((name) => [name, fc.subarray(sorted.choices[name].map(({ id }) => id))])),
    ) as unknown as fc.Arbitrary<ShopFilter["chosen"]>,
    width: fc.constantFrom("", "24", "25", "30", "31", "wide"),
    sort: fc.constantFrom(...SORTS),
  });

const catalogAndFilter = numbered.chain((list) => {
  const sorted = sortCatalog(list, shopFacets);
  return fc.tuple(fc.constant(sorted), filterOf(sorted));
});

const ids = (list: readonly Product[]) => list.map(({ id }) => id);
const choose = (change: Partial<ShopFilter["chosen"]>, more: Partial<ShopFilter> = {}): ShopFilter => ({
  ...NO_FILTER,
  ...more,
  chosen: { ...NO_FILTER.chosen, ...change },
});

describe("how soon styles are made", () => {
  const days = [8, 10, 15, 40].map((leadDays, at) => {
    const specification = { ...specificationOfStyle(styles[0] as (typeof styles)[number]), leadDays };
    return aProduct({ id: `d${at}`, specification });
  });
  const { leadDays, ...silent } = specificationOfStyle(styles[0] as (typeof styles)[number]);
  const sorted = sortCatalog([...days, aProduct({ id: "silent", specification: silent })], shopFacets);

  it("is chosen by the largest number of days", () => {
    const { products, unstated, counts } = filterStyles(sorted, choose({ lead: ["10"] }));
    expect([ids(products), ids(unstated)]).toEqual([["d0", "d1"], ["silent"]]);
    expect([...counts.lead]).toEqual([
      ["8", 1],
      ["10", 2],
      ["12", 2],
      ["15", 3],
    ]);
  });
});

describe("the styles of the catalog", () => {
  it("all have a place in every facet, and need no extra choices", () => {
    for (const name of FACETS) expect(catalog.styles.filter(({ facts }) => !facts[name]?.length)).toEqual([]);
    const known = sortCatalog([], shopFacets).choices;
    expect(catalog.choices).toEqual(known);
  });

  it("are found by the finishes in which they can be ordered, once each", () => {
    const found = (finish: string) => ids(filterStyles(inFinishes, choose({ finish: [finish] })).products);
    expect(found("paint")).toEqual(["ashby", "barrow", "pierce", "hadley", "calder", "bellamy", "fenwick", "eastlake"]);
    expect(found("foil")).toEqual(["linden", "quarry", "marlow"]);
    expect(found("primed")).toEqual(["ashby"]);
    expect(found("clear")).toContain("grange");
    expect(found("stain")).toHaveLength(11);
  });

  it("are found by color, whatever finish has it, and shown in that finish", () => {
    const shown = (color: string) => viewShop(inFinishes, choose({ color: [color] })).products;
    const titled = (color: string) => shown(color).map(({ id, finish }) => (finish ? `${id}: ${finish}` : id));
    expect(titled("green")).toEqual([
      "ashby: Sage",
      "barrow",
      "pierce: Sage",
      "hadley",
      "calder: Sage",
      "bellamy: Sage",
      "fenwick: Sage",
      "eastlake: Sage",
    ]);
    expect(titled("light-wood")).toContain("corbin");
    expect(shown("green")[0]?.rate).toBe(25);
    expect(viewShop(inFinishes, choose({})).products.filter(({ finish }) => finish)).toEqual([]);
  });

  it.each([
    [choose({ color: ["blue"] }), ["pierce", "fenwick"]],
    [choose({ construction: ["arched"] }), ["orchard"]],
    [choose({ construction: ["raised"] }), ["bellamy", "orchard", "grange"]],
    [choose({ construction: ["mitered"] }), ["harrow", "eastlake"]],
    [choose({ glass: ["with"] }), ["pierce"]],
    [choose({ material: ["mdf"] }), ["ashby", "barrow", "hadley", "calder", "fenwick"]],
    [choose({ material: ["white-oak"] }), ["corbin", "orchard"]],
    [choose({ finish: ["primed"] }), ["ashby"]],
    [choose({ finish: ["stain"] }), ["orchard", "grange"]],
    [choose({ finish: ["foil"] }), ["linden", "quarry", "marlow"]],
    [choose({ finish: ["paint"] }), ["barrow", "pierce", "hadley", "calder", "fenwick"]],
    [choose({ price: ["40-up"] }), ["rowan", "harrow"]],
    [choose({}, { width: "24 1/16" }), ["quarry"]],
    [choose({ construction: ["slab", "slim"], price: ["under-20"] }), ["calder", "quarry", "marlow"]],
  ])("are found by %j", (filter, found) => {
    expect(ids(filterStyles(catalog, filter).products)).toEqual(found);
  });

  it("are sorted as requested, equal ones in the catalog's order", () => {
    const found = (sort: ShopFilter["sort"]) => filterStyles(catalog, choose({}, { sort })).products;
    expect(ids(found("recommended"))).toEqual(ids(own));
    expect(ids(found("price")).slice(0, 2)).toEqual(["calder", "barrow"]);
    expect(ids(found("price-down")).slice(0, 2)).toEqual(["rowan", "harrow"]);
    expect(ids(found("name")).slice(0, 3)).toEqual(["alder-creek", "ashby", "barrow"]);
    expect(ids(found("widest")).slice(0, 3)).toEqual(["quarry", "ashby", "rowan"]);
  });
});

describe("any catalog", () => {
  it("counts for each choice what that choice alone would find", () => {
    fc.assert(
      fc.property(catalogAndFilter, ([sorted, filter]) => {
        const { counts } = filterStyles(sorted, filter);
        for (const name of FACETS) {
          for (const { id } of sorted.choices[name]) {
            const alone = { ...filter, chosen: { ...filter.chosen, [name]: [id] } };
            expect(counts[name].get(id) ?? 0).toBe(filterStyles(sorted, alone).products.length);
          }
        }
      }),
    );
  });

  it("counts for each active filter what would be found without it", () => {
    fc.assert(
      fc.property(catalogAndFilter, ([sorted, filter]) => {
        for (const [name, count] of filterStyles(sorted, filter).without) {
          const less =
            name === "width" ? { ...filter, width: "" } : { ...filter, chosen: { ...filter.chosen, [name]: [] } };
          expect(filterStyles(sorted, less).products).toHaveLength(count);
        }
      }),
    );
  });

  it("lists as fitting only styles that state the fact, and hides none whose facts are all unknown", () => {
    fc.assert(
      fc.property(catalogAndFilter, ([sorted, filter]) => {
        const { products: fitting, unstated } = filterStyles(sorted, filter);
        const set = narrowings(filter);
        for (const { product, facts } of sorted.styles) {
          const isSilent = set.some((name) => (name === "width" ? !product.specification?.maxWidth : !facts[name]));
          if (isSilent) expect(fitting).not.toContain(product);
          else expect(unstated).not.toContain(product);
          if (set.every((name) => (name === "width" ? !product.specification?.maxWidth : !facts[name])))
            expect([...fitting, ...unstated]).toContain(product);
        }
        expect(new Set([...fitting, ...unstated]).size).toBe(fitting.length + unstated.length);
      }),
    );
  });

  it("has one normal form for its filters", () => {
    fc.assert(
      fc.property(catalogAndFilter, ([sorted, filter]) => {
        const normal = normalFilter(filter, sorted);
        expect(normalFilter(normal, sorted)).toEqual(normal);
        expect(ids(filterStyles(sorted, normal).products)).toEqual(ids(filterStyles(sorted, filter).products));
      }),
    );
  });

  it("with a different choice for every style shows the most frequent ones, and groups the rest", () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      aProduct({
        id: `p${index}`,
        specification: { ...specificationOfStyle(styles[0] as never), material: `Wood ${index}` },
      }),
    );
    const sorted = sortCatalog(many, shopFacets);
    const shown = viewShop(sorted, choose({})).facets.find(({ name }) => name === "material")?.choices ?? [];
    expect(shown).toHaveLength(13);
    expect(shown.at(-1)).toEqual({ id: "other", label: "Other", count: 18 });
    expect(filterStyles(sorted, choose({ material: ["other"] })).products).toHaveLength(18);
  });

  it("shows a facet without alternatives only if it is chosen", () => {
    const sorted = sortCatalog([aProduct()], shopFacets);
    expect(viewShop(sorted, choose({})).facets).toEqual([]);
    expect(viewShop(sorted, choose({ glass: ["with"] })).facets.map(({ name }) => name)).toEqual(["glass"]);
  });
});

it("makes a value for each facet", () => {
  expect(perFacet((name) => name.length)).toEqual({
    color: 5,
    construction: 12,
    material: 8,
    finish: 6,
    glass: 5,
    price: 5,
    lead: 4,
  });
});
