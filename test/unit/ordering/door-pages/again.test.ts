import { describe, expect, it } from "vitest";
import type { CartItem } from "~/configurator/lines/cart";
import { AGAIN_LOCATION, againToday, offerMark, offerOf, severalOf } from "~/ordering/door-pages/again";
import { contentOf, placesOf, singleLine } from "~/ordering/passports/passport-piece";
import type { Product } from "~/trade/catalog/product";
import { aDoor, anOrderLine } from "../../../support/order-builders";
import { shippedProducts } from "../../../support/shipped-products";

const products: readonly Product[] = shippedProducts;
const style = (id: string) => products.find((product) => product.id === id) as Product;
const without = (...ids: readonly string[]) => products.filter(({ id }) => !ids.includes(id));

/** A door as its passport has it. */
const made = (id: string, change: Partial<CartItem> = {}): CartItem =>
  anOrderLine(style(id), { doors: [aDoor({ location: "" })], ...change });

describe("a door made again", () => {
  it("is the same door at today's price", () => {
    const raised = products.map((product) => ({ ...product, priceCents: product.priceCents + 500 }));
    const again = againToday(made("ashby"), raised);
    expect(again.kind).toBe("same");
    const line = offerOf(again) as CartItem;
    expect(line.doors).toEqual([aDoor({ location: AGAIN_LOCATION })]);
    expect(line.pricePerSqFt).toBe(made("ashby").pricePerSqFt + 5);
    expect(severalOf(line, 3, "Sink").doors).toEqual([{ ...aDoor(), quantity: 3 }]);
    expect(severalOf(line, 1, "Sink").doors).toEqual([aDoor()]);
  });

  it("is offered in the nearest style of the same construction if its own is gone, the same material first", () => {
    const kestrel = againToday(made("kestrel"), without("kestrel"));
    // Rowan is first in the shop, but oiled; of those with the same lacquer, Alder Creek has the closest price.
    expect(kestrel).toMatchObject({ kind: "gone", what: "style", nearest: { productId: "alder-creek" } });
    const hickory = { ...style("dunmore").specification, material: "hickory" };
    const withHickory = without("kestrel").map((product) =>
      product.id === "rowan" ? ({ ...product, specification: hickory } as Product) : product,
    );
    expect(againToday(made("kestrel"), withHickory)).toMatchObject({ nearest: { productId: "rowan" } });
  });

  it("is not offered in a style of another construction, or one that is not made in the size", () => {
    expect(againToday(made("calder"), without("calder"))).toEqual({ kind: "gone", what: "style", nearest: null });
    const small = without("kestrel").map((product) => ({
      ...product,
      specification: product.specification && { ...product.specification, minWidth: 400 },
    }));
    expect(againToday(made("kestrel"), small)).toEqual({ kind: "gone", what: "style", nearest: null });
  });

  it("is offered in a finish of the same kind if its own is gone", () => {
    const finishes = style("ashby").finishes ?? [];
    const paint = finishes.filter(({ kind }) => kind === "paint");
    const [gone, next] = paint.map(({ name }) => name);
    const left = products.map((product) =>
      product.id === "ashby" ? { ...product, finishes: finishes.filter(({ name }) => name !== gone) } : product,
    );
    const door = made("ashby", { finish: gone as string });
    expect(againToday(door, left)).toMatchObject({ kind: "gone", what: "finish", nearest: { finish: next } });
  });

  it("is not offered in a size that is no longer made, and a sample only as it was", () => {
    const small = products.map((product) => ({
      ...product,
      specification: product.specification && { ...product.specification, minWidth: 400 },
    }));
    expect(againToday(made("ashby"), small)).toEqual({ kind: "size" });
    const sample = made("kestrel", { sample: { priceCents: 1500 }, pricePerSqFt: 0 });
    expect(againToday(sample, without("kestrel"))).toEqual({ kind: "gone", what: "style", nearest: null });
    expect(againToday(sample, products)).toMatchObject({ kind: "same", line: { sample: style("kestrel").sampleDoor } });
  });

  it("has a mark that changes with its style, finish or price", () => {
    const marks = [made("ashby"), made("rowan"), made("ashby", { finish: "Sage" }), made("ashby", { pricePerSqFt: 1 })];
    expect(new Set(marks.map(offerMark)).size).toBe(4);
  });
});

describe("a single piece of an order", () => {
  const line = anOrderLine(style("ashby"), {
    doors: [
      aDoor({ hinge: "pair", quantity: 2, location: "Quillfeather", note: "For Ann", opening: "x" }),
      aDoor({ hinge: "right", note: "Other" }),
    ],
    fillers: [{ width: { inches: 3, fraction: "0" }, height: { inches: 30, fraction: "0" }, location: "End" }],
  });

  it("has its own place, and of a pair its own side", () => {
    expect(placesOf([line, line])).toHaveLength(8);
    expect(placesOf([line]).map(({ list, row, nth }) => `${list} ${row} ${nth}`)).toEqual([
      "doors 0 1",
      "doors 0 2",
      "doors 1 1",
      "fillers 0 1",
    ]);
    const hinges = placesOf([line]).map((place) => singleLine(line, place)?.doors[0]?.hinge);
    expect(hinges).toEqual(["left", "right", "right", undefined]);
    expect(singleLine(line, { list: "doors", row: 0, nth: 3 })).toBeNull();
    expect(singleLine(undefined, { list: "doors", row: 0, nth: 1 })).toBeNull();
  });

  it("says neither where it goes nor what was noted, and is alike whatever order its fields are in", () => {
    const [first, second] = placesOf([line]).map((place) => singleLine(line, place) as CartItem);
    expect(JSON.stringify([first, second])).not.toMatch(/Quillfeather|Ann|opening|quantity/);
    const other = Object.fromEntries(Object.entries(first?.doors[0] ?? {}).reverse());
    expect(contentOf({ ...(first as CartItem), doors: [other] } as unknown as CartItem)).toBe(
      contentOf(first as CartItem),
    );
    expect(contentOf(second as CartItem)).not.toBe(contentOf(first as CartItem));
  });
});
