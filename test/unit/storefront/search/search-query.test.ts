import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chipPath, searchWords } from "~/storefront/layout/nav";
import { searchPage } from "~/storefront/search/page";
import { MAX_SEARCH_TEXT, readSearch, searchPath } from "~/storefront/search/search-query";

describe("a search text", () => {
  it.each([
    [null, ""],
    ["", ""],
    [" \t\n ", ""],
    ["  White \u00a0 Oak\r\n", "White Oak"],
    ["oak\u0000\u202eslab", "oak slab"],
    ["x".repeat(100_000), "x".repeat(80)],
    [`${" ".repeat(60)}oak`, "oak"],
    ["🚪".repeat(200), "🚪".repeat(80)],
  ])("is cleaned and bounded: %j", (text, expected) => {
    expect(readSearch(text)).toBe(expected);
  });

  it("is not changed by cleaning it again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = readSearch(text);
        expect(readSearch(once)).toBe(once);
        expect([...once].length).toBeLessThanOrEqual(MAX_SEARCH_TEXT);
      }),
    );
  });

  it("has the same address in any spelling", () => {
    expect(searchPath(" White  OAK ")).toBe("/search?q=white+oak");
    expect(searchPath(" ")).toBe("/search");
    expect(searchPath("a&b=c#d")).toBe("/search?q=a%26b%3Dc%23d");
  });

  it("is in its clean form in the shop's own links", () => {
    for (const chip of searchWords.chips) expect(chipPath(chip)).toBe(searchPath(chip));
    for (const { q } of searchPage.popular) expect(q).toBe(readSearch(q).toLowerCase());
  });
});
