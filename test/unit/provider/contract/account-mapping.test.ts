import { describe, expect, it } from "vitest";
import { toWireRegistration } from "~/provider/contract/accounts.server";
import { toPendingAccount } from "~/provider/contract/approvals.server";
import { aRegistration } from "../../../support/builders";

const RETURN_URL = "http://shop.test/shopify/callback";

describe("a registration on the wire", () => {
  it("has three addresses, each with the person, the business as company, and the phone", () => {
    const address = {
      firstName: "Ann",
      lastName: "Lee",
      company: "Lee Kitchens",
      address1: "1 Mill Lane",
      address2: "",
      city: "Portland",
      province: "OR",
      zip: "97210",
      country: "US",
      phone: "555-0101",
    };
    expect(toWireRegistration(aRegistration({ tier: "dealer", acceptsEmailMarketing: true }), RETURN_URL)).toEqual({
      email: "a@b.co",
      password: "Secret-pass-1",
      firstName: "Ann",
      lastName: "Lee",
      phone: "555-0101",
      businessName: "Lee Kitchens",
      addresses: { mailing: address, billing: address, shipping: address },
      tier: { id: "dealer", label: "Tier 3: Dealer", requiresApproval: true },
      acceptsEmailMarketing: true,
      acceptsSmsMarketing: false,
      return_url: RETURN_URL,
    });
  });

  it("refuses any other tier", () => {
    expect(() => toWireRegistration(aRegistration({ tier: "admin" as "trade" }), RETURN_URL)).toThrow(RangeError);
  });
});

describe("a pending account", () => {
  const wire = { id: "7", email: "a@b.co", tags: ["dealer"] };

  it("has its tier by name and its date, and empty texts if the provider gives none", () => {
    expect(toPendingAccount({ node: { ...wire, createdAt: "2026-01-05T23:59:59Z" } })).toEqual({
      id: "7",
      firstName: "",
      lastName: "",
      email: "a@b.co",
      phone: "",
      businessName: "",
      tier: "Tier 3: Dealer",
      appliedAt: "2026-01-05T23:59:59Z",
    });
  });

  it("shows its tags if none names a tier", () => {
    expect(toPendingAccount({ node: { ...wire, tags: ["pending", "vip"] } })).toMatchObject({
      tier: "pending, vip",
      appliedAt: null,
    });
  });
});
