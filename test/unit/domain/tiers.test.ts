import { describe, expect, it } from "vitest";
import { findTier, TIERS } from "~/domain/tiers";

describe("the tiers", () => {
  it("are the four of the specification, in its order, each with its benefit", () => {
    expect(TIERS.map(({ id, label, requiresApproval, benefit }) => [id, label, requiresApproval, benefit])).toEqual([
      ["trade", "Tier 1: Trade", false, "standard pricing"],
      ["reseller", "Tier 2: Trade | Reseller", true, "reseller pricing"],
      ["dealer", "Tier 3: Dealer", true, "dealer pricing"],
      ["wholesaler", "Tier 4: Wholesaler", true, "volume pricing"],
    ]);
  });

  it("each say whom they are for, and promise no figure", () => {
    for (const { description } of TIERS) expect(description).toMatch(/^For [^\d%$]+\.$/);
  });

  it("are found by their id", () => {
    for (const tier of TIERS) expect(findTier(tier.id)).toBe(tier);
  });

  it.each(["", "Trade", " trade", "tier 1", "admin", "__proto__", "constructor"])("do not include %j", (id) => {
    expect(findTier(id)).toBeNull();
  });
});
