import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIXED_RATING, isProductId, PRODUCT_ID_PREFIX, toProductId } from "~/trade/catalog/product";

describe("a route id", () => {
  it.each(["1", "8675309", "ashby", "Ashby-2_b", "0", "a".repeat(64)])("may be %j", (id) => {
    expect(isProductId(id)).toBe(true);
  });

  it.each([
    ...["", " ", "a".repeat(65), "../etc/passwd", "..", ".", "a/b", "a\\b", "%00", "a%2Fb", "a\u0000", "😀", "é"],
    ...["-1", "_a", " 1", "1 ", "1\n", "1?x=1", "1#x", "a.b", "１", "<b>", "gid://shopify/Product/1"],
  ])("may not be %j", (id) => {
    expect(isProductId(id)).toBe(false);
  });

  it("needs no escaping in an address", () => {
    const pathOf = (id: string) => new URL(`https://shop.example/product/${id}`).pathname;
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/), (id) => {
        expect(isProductId(id)).toBe(true);
        expect(pathOf(id)).toBe(`/product/${id}`);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        if (pathOf(text) !== `/product/${text}`) expect(isProductId(text)).toBe(false);
      }),
    );
  });
});

describe("the route id of a global id", () => {
  it("is what follows the platform prefix", () => {
    expect(PRODUCT_ID_PREFIX).toBe("gid://shopify/Product/");
    expect(toProductId("gid://shopify/Product/8675309")).toBe("8675309");
    expect(toProductId("gid://shopify/Product/")).toBe("");
  });

  it("is the id itself if it does not begin with the prefix", () => {
    for (const id of [
      "8675309",
      "",
      "gid://shopify/Collection/1",
      "GID://shopify/Product/1",
      "xgid://shopify/Product/1",
    ]) {
      expect(toProductId(id)).toBe(id);
    }
  });

  it("loses the prefix only once", () => {
    expect(toProductId("gid://shopify/Product/gid://shopify/Product/1")).toBe("gid://shopify/Product/1");
    fc.assert(
      fc.property(fc.string(), (id) => {
        expect(toProductId(`gid://shopify/Product/${id}`)).toBe(id);
      }),
    );
  });
});

it("has a fixed rating", () => {
  expect(FIXED_RATING).toEqual({ stars: 4.5, outOf: 5, reviews: 10 });
});
