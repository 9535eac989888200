import { describe, expect, it } from "vitest";
import { tierWords } from "~/content/pages/tiers";
import { TIERS } from "~/domain/tiers";

describe("the words of the tiers", () => {
  it("are there for each tier, with the benefit that the specification names", () => {
    expect(TIERS.map(({ id }) => [id, tierWords[id].benefit])).toEqual([
      ["trade", "Standard pricing"],
      ["reseller", "Reseller pricing"],
      ["dealer", "Dealer pricing"],
      ["wholesaler", "Volume pricing"],
    ]);
    expect(Object.keys(tierWords)).toHaveLength(TIERS.length);
  });

  it("each say whom they are for, and promise no figure", () => {
    for (const { id } of TIERS) expect(tierWords[id].description).toMatch(/^For [^\d%$]+\.$/);
  });
});
