import { describe, expect, it } from "vitest";
import { differenceText, reasonText, unmakeableText, whichStyles } from "~/configurator/other-styles/page/style-words";

const finding = { severity: "red", rule: "too-narrow", text: "the narrowest is 5 1/2 in", advice: "a slab" } as const;
const piece = { list: "doors", index: 2, quantity: 2, finding } as const;

describe("the texts of the comparison", () => {
  it.each([
    [1200, "$12.00 more"],
    [-350, "$3.50 less"],
    [0, "the same"],
  ])("a difference of %d cents is %j", (cents, text) => {
    expect(differenceText(cents)).toBe(text);
  });

  it("say in which styles the list is priced", () => {
    const total = { title: "A", rate: 20, count: 1, totalCents: 1, listCents: 1, unmakeable: [] };
    const styles = [{ ...total, productId: "ashby" }];
    expect(whichStyles({ styles, sold: 1 }, "ashby")).toBe("every door style");
    expect(whichStyles({ styles, sold: 2000 }, "ashby")).toBe("the 1 door styles nearest in price, of 2,000");
    expect(whichStyles({ styles, sold: 2000 }, undefined)).toBe("the first 1 door styles, of 2,000");
  });

  it("count pieces, not rows, and are empty if all can be made", () => {
    expect(unmakeableText({ unmakeable: [piece], count: 30 })).toBe("2 of 30 cannot be made");
    expect(unmakeableText({ unmakeable: [], count: 30 })).toBe("");
  });

  it("name the piece as the form does, and suggest an alternative", () => {
    const text = reasonText(piece);
    expect(text).toMatch(/^Door 3: /);
    expect(text).toContain("the narrowest is 5 1/2 in");
    expect(text).toContain("a slab");
  });
});
