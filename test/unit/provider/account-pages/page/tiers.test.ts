import { describe, expect, it } from "vitest";
import { tierWords } from "~/provider/account-pages/page/tiers";
import { TIERS } from "~/trade/pricing/tiers";

describe("the texts of the tiers", () => {
  it("exist for each tier, with the benefit that the specification names", () => {
    expect(TIERS.map(({ id }) => [id, tierWords[id].benefit])).toEqual([
      ["trade", "Standard pricing"],
      ["reseller", "Reseller pricing"],
      ["dealer", "Dealer pricing"],
      ["wholesaler", "Volume pricing"],
    ]);
    expect(Object.keys(tierWords)).toHaveLength(TIERS.length);
  });

  it("each say who the tier is for, and promise no figure", () => {
    for (const { id } of TIERS) expect(tierWords[id].description).toMatch(/^For [^\d%$]+\.$/);
  });
});
