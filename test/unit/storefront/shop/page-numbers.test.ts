import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageNumbers, pagesOf } from "~/storefront/shop/page-numbers";

describe("the pages of the shop", () => {
  it.each([
    [0, 1],
    [24, 1],
    [25, 2],
    [2000, 84],
  ])("for %i styles are %i", (styles, pages) => {
    expect(pagesOf(styles)).toBe(pages);
  });

  it.each([
    [1, 2, [1, 2]],
    [1, 84, [1, 2, null, 84]],
    [3, 84, [1, 2, 3, 4, null, 84]],
    [4, 84, [1, 2, 3, 4, 5, null, 84]],
    [40, 84, [1, null, 39, 40, 41, null, 84]],
    [84, 84, [1, null, 83, 84]],
  ])("that page %i of %i links to", (page, pages, numbers) => {
    expect(pageNumbers(page, pages)).toEqual(numbers);
  });

  it("rise, have both ends and the page, and leave out at least two at a time", () => {
    const places = fc
      .integer({ min: 1, max: 300 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(places, ([page, pages]) => {
        const numbers = pageNumbers(page, pages);
        const shown = numbers.filter((number) => number !== null);
        expect([shown[0], shown.at(-1), shown.includes(page)]).toEqual([1, pages, true]);
        for (const [at, number] of numbers.entries()) {
          const before = numbers[at - 1];
          if (number === null) expect((numbers[at + 1] ?? 0) - (before ?? 0)).toBeGreaterThan(2);
          else if (before) expect(number - before).toBe(1);
        }
      }),
    );
  });
});
