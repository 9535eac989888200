import type { Login, Registration } from "~/provider/contract/customers.server";

const ADDRESS = {
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

/** A registration as the shop sends it. */
export function aRegistration(change: Partial<Registration> = {}): Registration {
  return {
    email: "a@b.co",
    password: "Secret-pass-1",
    firstName: "Ann",
    lastName: "Lee",
    phone: "555-0101",
    businessName: "Lee Kitchens",
    addresses: { mailing: ADDRESS, billing: ADDRESS, shipping: ADDRESS },
    tier: { id: "trade", label: "Tier 1: Trade", requiresApproval: false },
    acceptsEmailMarketing: false,
    acceptsSmsMarketing: false,
    ...change,
  };
}

/** The login that completes a sign-in. */
export function aLogin(change: Partial<Login> = {}): Login {
  return { email: "a@b.co", code: "code-1", return_url: "http://shop.test/shopify/callback", ...change };
}
