import { beforeAll, describe, expect, it } from "vitest";
import { listedPaths } from "~/base/brand/paths";
import { chipPath, searchWords as overlay } from "~/storefront/layout/nav";
import { searchPage } from "~/storefront/search/page";
import { createSearcher, type Searcher } from "~/storefront/search/search.server";
import type { Marked } from "~/storefront/search/search-results";
import { synonyms } from "~/storefront/search/synonyms";
import { indexTexts } from "~/storefront/search/text-index.server";
import { searchedTexts } from "~/storefront/search/texts.server";
import { dollarsPerSqFt } from "~/trade/measure/money";
import { aProduct } from "../../../support/product-builder";
import { shippedProducts } from "../../../support/shipped-products";
import { specificationOf } from "../../../support/specifications";

const texts = indexTexts();
const { search, suggest } = await createSearcher(shippedProducts, texts);

const stylesFor = (q: string) => search(q).styles.map(({ product }) => product.title);
const placesFor = (q: string) => [...search(q).guides, ...search(q).pages].map(({ to }) => to);
const withBrackets = (text: Marked) => text.map((piece, place) => (place % 2 === 1 ? `[${piece}]` : piece)).join("");
const isFound = (q: string) => stylesFor(q).length + placesFor(q).length > 0;

describe("a search for a finish", () => {
  const SAGE_PICTURE = { url: "/images/sage.webp", alt: "Ashby in Sage" };
  const colors = ["Primer", "Chalk blue", "Sage"].map((name, at) => ({
    name,
    kind: "paint" as const,
    swatch: null,
    addedCents: at * 100,
    image: name === "Sage" ? SAGE_PICTURE : null,
  }));
  let painted: Searcher;
  beforeAll(async () => {
    painted = await createSearcher([aProduct({ finishes: colors }), aProduct({ id: "rowan", title: "Rowan" })], texts);
  });

  it("finds the styles available in it, and gives only it as the reason", () => {
    const { styles } = painted.search("sage");
    expect(styles.map(({ product }) => product.title)).toEqual(["Ashby"]);
    expect(styles[0]?.why.map(({ label, text }) => [label, withBrackets(text)])).toEqual([["Also in", "[Sage]"]]);
  });

  it("shows them in it, at its price; styles found by something else are shown as sold", () => {
    const asSold = aProduct();
    const [sage] = painted.search("sage").styles;
    expect(sage?.product).toMatchObject({
      finish: "Sage",
      rate: dollarsPerSqFt(asSold.priceCents + 200),
      image: SAGE_PICTURE,
    });
    const [ashby] = painted.search("ashby").styles;
    expect(ashby?.product).toMatchObject({ rate: dollarsPerSqFt(asSold.priceCents), image: asSold.images[0] ?? null });
    expect(ashby?.product.finish).toBeUndefined();
  });

  it("suggests styles in it", () => {
    expect(painted.suggest("sage").suggestions[0]).toEqual({
      kind: "Style",
      title: "Ashby, Sage",
      detail: "$23.00 / sq ft",
      to: "/product/ashby?finish=Sage",
    });
    expect(painted.suggest("ashby").suggestions[0]).toMatchObject({ title: "Ashby", to: "/product/ashby" });
  });

  it("shows styles in it even if other words match too", async () => {
    const product = aProduct({ finishes: colors, specification: specificationOf("ashby") });
    const [found] = (await createSearcher([product], texts)).search("sage shaker").styles;
    expect(found?.why.map(({ label }) => label)).toEqual(["Construction", "Also in"]);
    expect(found?.product).toMatchObject({ finish: "Sage", image: SAGE_PICTURE });
  });
});

describe("a search for styles", () => {
  it.each([
    ["walnut", ["Rowan"]],
    ["WALNUTS", ["Rowan"]],
    ["wal", ["Rowan"]],
    ["Ashby", ["Ashby"]],
    ["white oak cabinet doors", ["Orchard", "Corbin"]],
    ["rtf", ["Marlow", "Linden"]],
    ["cathedral", ["Orchard", "Dunmore"]],
    ["mullion", ["Pierce"]],
    ["formica", ["Quarry"]],
    ["slab oak", ["Corbin"]],
    ["beadbord", ["Fenwick"]],
  ])("finds %s", (q, titles) => {
    expect(stylesFor(q)).toEqual(titles);
  });

  it.each([
    ["cherrywood", "cherry wood"],
    ["maplewood", "maple wood"],
    ["oakwood", "oak wood"],
    ["walnutwood", "walnut wood"],
    ["hickory-wood", "hickory"],
    ["alderwood", "alder wood"],
    ["whiteoak", "white oak"],
    ["redoak", "red oak"],
    ["knottyalder", "knotty alder"],
    ["flatpanel", "flat panel"],
    ["flat-panel", "flat panel"],
    ["raisedpanel", "raised panel"],
    ["shakers", "shaker"],
    ["shakerstyle", "shaker"],
    ["slab doors", "slab"],
    ["thermo-foil", "thermofoil"],
    ["thermofoiled", "thermofoil"],
    ["foiled", "thermofoil"],
    ["laminated", "laminate"],
    ["lacquered", "lacquer"],
    ["glassfront", "glass front"],
    ["arched-top", "arched"],
    ["archtop", "arched"],
    ["copeandstick", "cope and stick"],
    ["handle-less", "handleless"],
    ["offwhite", "off white"],
    ["darkwood", "dark wood"],
    ["paint grade", "painted"],
    ["paint-grade", "painted"],
    ["paintgrade", "painted"],
    ["paintable", "painted"],
    ["paint quality", "painted"],
    ["stain-grade", "stain"],
    ["stainable", "stain"],
    ["stain ready", "stain"],
    ["preprimed", "primed"],
    ["pre-primed", "primed"],
    ["un-finished", "unfinished"],
  ])("finds the same for %s as for %s", (q, meant) => {
    expect(search(q)).toMatchObject({ corrections: [], partly: null });
    expect(stylesFor(q).length).toBeGreaterThan(0);
    expect(stylesFor(q).sort()).toEqual(stylesFor(meant).sort());
  });

  it("names the available woods if no style is made of the requested one", () => {
    for (const q of ["pine", "birchwood", "poplar doors"]) {
      expect(search(q).notes).toEqual([expect.stringContaining("of no other wood")]);
    }
  });

  it("treats a shaker as a flat panel in a square frame, and says so", () => {
    const { styles, notes } = search("shaker");
    const titles = styles.map(({ product }) => product.title);
    expect(titles).toEqual(expect.arrayContaining(["Ashby", "Barrow", "Linden", "Hadley", "Rowan"]));
    expect(titles).not.toContain("Bellamy");
    expect(notes).toEqual([expect.stringContaining("square frame around a flat panel")]);
    const ashby = styles.find(({ product }) => product.title === "Ashby");
    expect(ashby?.why[0]).toMatchObject({ label: "Construction" });
    expect(withBrackets(ashby?.why[0]?.text ?? [])).toBe("[Cope] and [stick], [flat] [panel]");
  });

  it("does not confuse white oak with white, or black walnut with black", () => {
    for (const q of ["white", "white finish", "white cabinet doors"]) {
      expect(stylesFor(q), q).toEqual(expect.arrayContaining(["Ashby", "Barrow", "Linden", "Quarry"]));
      for (const wooden of ["Corbin", "Orchard", "Rowan"]) expect(stylesFor(q), q).not.toContain(wooden);
    }
    expect(stylesFor("white oak").sort()).toEqual(["Corbin", "Orchard"]);
    expect(stylesFor("black")).toEqual(expect.arrayContaining(["Calder", "Quarry", "Barrow"]));
    for (const wooden of ["Rowan", "Harrow", "Norwood"]) expect(stylesFor("black")).not.toContain(wooden);
  });

  it("shows styles in the intended color, although this shop names it differently", () => {
    const finishesFor = (q: string) => search(q).styles.map(({ product: { title, finish } }) => `${title}, ${finish}`);
    expect(finishesFor("black slab")).toContain("Quarry, Black");
    expect(finishesFor("white slab")).toEqual(
      expect.arrayContaining(["Calder, Chalk white", "Marlow, Snow", "Quarry, White"]),
    );
    expect(finishesFor("grey shaker")).toContain("Barrow, Stone gray");
    expect(finishesFor("navy shaker")).toContain("Linden, Midnight");
    expect(finishesFor("painted maple")).toEqual(expect.arrayContaining(["Bellamy, undefined", "Eastlake, undefined"]));
  });

  it.each([
    ["dark wood", ["Rowan"]],
    ["light wood", ["Bellamy", "Corbin", "Orchard"]],
    ["cherry wood", ["Harrow", "Norwood"]],
    ["solid wood alder", ["Alder Creek"]],
  ])("lists styles of that wood first: %s", (q, titles) => {
    expect(stylesFor(q).slice(0, titles.length).sort()).toEqual(titles);
  });

  it("shows the field or the sentence that matched", () => {
    const [corbin] = search("oak slab").styles;
    expect(corbin?.why.map(({ label, text }) => [label, withBrackets(text)])).toEqual([
      ["Construction", "[Slab], book-matched veneer"],
      ["Material", "White [oak] veneer on MDF"],
    ]);
    const [quarry] = search("school bags").styles;
    expect(quarry?.why.map(({ label, text }) => [label, withBrackets(text)])).toEqual([
      [null, "Takes keys, steam and [school] [bags] better than any paint."],
    ]);
  });

  it.each(["doors", "kitchen cabinets", "all door styles", "pantry doors", "bathroom vanity"])(
    "shows all styles for %s",
    (q) => {
      expect(search(q).stylesFound).toBe(20);
    },
  );

  it("shows 24 at most, and the total number", async () => {
    const many = await createSearcher(
      Array.from({ length: 60 }, (_, n) => aProduct({ id: `p${n}` })),
      texts,
    );
    const { styles, stylesFound } = many.search("ashby");
    expect([styles.length, stylesFound]).toEqual([24, 60]);
  });

  it("finds styles of a provider that gives only their names", async () => {
    const bare = await createSearcher([aProduct({ title: "Élan Façade", description: "" })], texts);
    expect(bare.search("elan").styles).toHaveLength(1);
    expect(bare.search("facade").styles[0]?.why).toEqual([]);
  });
});

describe("a search for guides and pages", () => {
  it.each([
    ["overlay", "/how-to/measuring#overlay"],
    ["how do I measure for inset doors", "/how-to/measuring#lesson-overlay"],
    ["hinge boring", "/how-to/installation#lesson-hinges"],
    ["softclose", "/how-to/installation#lesson-hinges"],
    ["soft closing", "/how-to/installation#lesson-hinges"],
    ["predrilled", "/how-to/installation#bore"],
    ["washable", "/how-to/care#weekly"],
    ["35mm cup", "/how-to/installation#lesson-hinges"],
    ["hardware", "/how-to/installation#lesson-handles"],
    ["refacing", "/how-to/installation#bore"],
    ["warranty", "/lifetime-warranty"],
    ["lead time", "/timely-delivery"],
    ["spec sheet", "/how-to"],
    ["cookies", "/privacy"],
    ["dealer", "/account/tiers"],
    ["sample", "/contact#samples"],
    ["color chip", "/contact#samples"],
    ["cheapest", "/shop?sort=price"],
    ["side by side", "/compare"],
    ["sign in", "/login"],
    ["log in", "/login"],
    ["order status", "/account/orders/current"],
  ])("finds %s at %s", (q, to) => {
    expect(placesFor(q)).toContain(to);
  });

  it("finds every listed page by its title", () => {
    const pages = searchedTexts().filter(({ within }) => within === null);
    expect(pages.map(({ to }) => to).sort()).toEqual(listedPaths.filter((path) => path !== "/").sort());
    for (const { title, to } of pages) expect(placesFor(title), title).toContain(to);
  });

  it("shows the sentence that matched", () => {
    const [first] = search("ammonia").guides;
    expect(withBrackets(first?.why ?? [])).toBe(
      "Lacquered wood, Damp cloth, mild soap, [Ammonia], abrasives, standing water",
    );
  });
});

describe("a search query", () => {
  it.each([
    ["wlanut", "walnut"],
    ["sahker", "shaker"],
    ["mapel", "maple"],
    ["termofoil", "thermofoil"],
    ["cheryy", "cherry"],
  ])("with a typing error is corrected: %s", (typed, read) => {
    const { corrections, styles } = search(typed);
    expect(corrections).toEqual([{ typed, read }]);
    expect(styles.length).toBeGreaterThan(0);
  });

  it("is answered in part if nothing matches all its words", () => {
    expect(search("walnut zzzzzz")).toMatchObject({ partly: "all", stylesFound: 1 });
    expect(search("shaker overlay")).toMatchObject({ partly: "styles", stylesFound: 9 });
    expect(search("measure inset")).toMatchObject({ partly: null, stylesFound: 0 });
    expect(search("walnut").partly).toBeNull();
  });

  it.each(["zzzzzz", "qqqq xxxx", "the", "x", "🚪", "!!!", "__proto__", "дверь"])(
    "without any match finds nothing: %s",
    (q) => {
      expect(search(q)).toMatchObject({ styles: [], guides: [], pages: [], partly: null });
      expect(suggest(q).suggestions).toEqual([]);
    },
  );

  it("is cheap for any text", () => {
    const hostile = [
      "<script>",
      "constructor",
      "a ".repeat(40),
      "shakr mapel wlnut chery ".repeat(3),
      "x".repeat(80),
      "(".repeat(80),
    ];
    for (const q of hostile) expect(search(q).corrections.length).toBeLessThanOrEqual(3);
  });

  it("gets at most five styles and three texts as suggestions", () => {
    const { suggestions } = suggest("sha");
    expect(suggestions).toHaveLength(8);
    expect(suggestions[0]).toMatchObject({ kind: "Style", detail: expect.stringMatching(/^\$\d+\.00 \/ sq ft$/) });
    expect(["Guide", "Page"]).toContain(suggestions.at(-1)?.kind);
  });
});

describe("the synonyms", () => {
  const alone = synonyms.filter(({ means }) => means.length > 0);

  it.each(alone.map(({ asked, means }) => [asked[0] ?? "", means] as const))(
    "%s: each meaning finds something",
    (_q, means) => {
      for (const phrase of means) expect([phrase, isFound(phrase)]).toEqual([phrase, true]);
    },
  );

  it("all find something", () => {
    expect(synonyms.flatMap(({ asked }) => asked).filter((asked) => !isFound(asked))).toEqual([]);
  });

  it("are each listed once", () => {
    const all = synonyms.flatMap(({ asked }) => asked);
    expect(all.filter((asked, place) => all.indexOf(asked) !== place)).toEqual([]);
  });

  it("include the shop's own links", () => {
    const linked = [...overlay.chips.map((chip) => chip.toLowerCase()), ...searchPage.popular.map(({ q }) => q)];
    expect(linked.filter((q) => !isFound(q))).toEqual([]);
    expect(chipPath("White Finish")).toBe("/search?q=white+finish");
  });
});

describe("a search while the styles are unavailable", () => {
  it("finds guides and pages, and says that the styles are missing", async () => {
    const { search: without, suggest: suggestWithout } = await createSearcher(null, texts);
    expect(without("overlay")).toMatchObject({ stylesUnavailable: true, styles: [] });
    expect(without("overlay").guides.length).toBeGreaterThan(2);
    expect(suggestWithout("overlay")).toMatchObject({ stylesUnavailable: true });
  });
});

describe("a question that people ask before they order", () => {
  it.each([
    ["minimum order", "/contact#minimum-order"],
    ["one door", "/contact#minimum-order"],
    ["can i return doors", "/contact#returns"],
    ["refund", "/contact#returns"],
    ["freight", "/contact#freight"],
    ["shipping cost", "/contact#freight"],
    ["molding", "/contact#molding"],
    ["crown moulding", "/contact#molding"],
    ["toe kick", "/contact#molding"],
    ["color match", "/contact#color-match"],
  ])("is answered above what was found, and by the first page: %s", (q, to) => {
    const { notes, pages } = search(q);
    expect([notes.length, pages[0]?.to]).toEqual([1, to]);
  });
});

describe("a word that is unknown", () => {
  it.each(["toe", "moq", "knob", "doe", "red", "grip"])("is not replaced by another one if it is short: %s", (q) => {
    expect(search(q).corrections).toEqual([]);
  });

  it.each(["kitchenn", "wallnut"])("is replaced by one with the same first letter: %s", (q) => {
    expect(search(q).corrections.map(({ typed, read }) => typed[0] === read[0])).toEqual([true]);
  });

  it("is not replaced by one with another first letter", () => {
    expect(search("palnut").corrections).toEqual([]);
  });
});
