import { describe, expect, it } from "vitest";
import { findTier, TIERS } from "~/trade/pricing/tiers";

describe("the tiers", () => {
  it("are the four in the specification, in its order, each with its label", () => {
    expect(TIERS.map(({ id, label, requiresApproval }) => [id, label, requiresApproval])).toEqual([
      ["trade", "Tier 1: Trade", false],
      ["reseller", "Tier 2: Trade | Reseller", true],
      ["dealer", "Tier 3: Dealer", true],
      ["wholesaler", "Tier 4: Wholesaler", true],
    ]);
  });

  it("are found by their id", () => {
    for (const tier of TIERS) expect(findTier(tier.id)).toBe(tier);
  });

  it.each(["", "Trade", " trade", "tier 1", "admin", "__proto__", "constructor"])("do not include %j", (id) => {
    expect(findTier(id)).toBeNull();
  });
});
