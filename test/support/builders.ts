import type { Registration } from "~/provider/accounts/profile";

const ADDRESS = {
  address1: "1 Mill Lane",
  address2: "",
  city: "Portland",
  province: "OR",
  zip: "97210",
  country: "US",
};

/** A registration as a user would fill it in. */
export function aRegistration(change: Partial<Registration> = {}): Registration {
  return {
    email: "a@b.co",
    password: "Secret-pass-1",
    firstName: "Ann",
    lastName: "Lee",
    phone: "555-0101",
    businessName: "Lee Kitchens",
    mailingAddress: ADDRESS,
    tier: "trade",
    acceptsEmailMarketing: false,
    acceptsSmsMarketing: false,
    ...change,
  };
}
