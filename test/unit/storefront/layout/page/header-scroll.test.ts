import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isHeaderHidden, NEAR_TOP_PX } from "~/storefront/layout/page/site-header";

describe("the header", () => {
  it.each([
    ["goes away when the page moves down", false, 60, 61, true],
    ["stays away while it moves on", true, 100, 300, true],
    ["comes back when the page moves up", true, 300, 299, false],
    ["is there at 49 px, also on the way down", false, 0, 49, false],
    ["may go at 50 px", false, 0, 50, true],
    ["is there again near the top", true, 400, 49, false],
    ["is there while a browser bounces at the top", true, -30, -20, false],
    ["stays as it was when nothing moves: shown", false, 200, 200, false],
    ["stays as it was when nothing moves: hidden", true, 200, 200, true],
  ])("%s", (_what, hidden, from, to, expected) => {
    expect(isHeaderHidden(hidden, from, to)).toBe(expected);
  });

  it("is never hidden above fifty pixels", () => {
    const near = fc.double({ min: -500, max: NEAR_TOP_PX, maxExcluded: true, noNaN: true });
    fc.assert(fc.property(fc.boolean(), fc.integer(), near, (hidden, from, to) => !isHeaderHidden(hidden, from, to)));
  });
});
