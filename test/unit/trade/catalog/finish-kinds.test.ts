import { describe, expect, it } from "vitest";
import { addedText, finishKinds } from "~/trade/catalog/finish-kinds";
import { aFinish } from "../../../support/product-builder";

describe("finishes by their kind", () => {
  it("are listed in order of first appearance, with the smallest and the largest surcharge", () => {
    const stain = { ...aFinish("Walnut", 200), kind: "stain", swatch: null } as const;
    expect(finishKinds([aFinish("Sage", 500), stain, aFinish("Oat", 300)])).toEqual([
      { kind: "paint", names: ["Sage", "Oat"], swatches: ["#99a28c"], leastCents: 300, mostCents: 500 },
      { kind: "stain", names: ["Walnut"], swatches: [], leastCents: 200, mostCents: 200 },
    ]);
    expect(finishKinds([])).toEqual([]);
  });

  it.each([
    [0, 0, ""],
    [500, 500, "+ $5 / sq ft"],
    [0, 250, "+ $0 to $2.50 / sq ft"],
    [200, 500, "+ $2 to $5 / sq ft"],
  ])("state their surcharge: from %i to %i cents", (leastCents, mostCents, text) => {
    expect(addedText({ leastCents, mostCents })).toBe(text);
  });
});
