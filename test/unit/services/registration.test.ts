import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RegistrationData } from "~/forms/registration-form";
import { ProviderError, providerError } from "~/provider/provider-error.server";
import { register, toRegistration } from "~/services/registration.server";

const send = vi.fn<(body: unknown) => Promise<void>>();
vi.mock("~/provider/provider.server", () => ({ provider: () => ({ register: send }) }));

const DATA: RegistrationData = {
  email: "ann@shop.test",
  password: "Secret-pass-1",
  firstName: "Ann",
  lastName: "Lee",
  phone: "555-0101",
  businessName: "Lee Kitchens",
  mailingAddress: {
    address1: "1 Mill Lane",
    address2: "",
    city: "Portland",
    province: "OR",
    zip: "97210",
    country: "US",
  },
  tier: "dealer",
  acceptsEmailMarketing: true,
  acceptsSmsMarketing: false,
  acceptsTerms: "on",
};

describe("a registration", () => {
  beforeEach(() => {
    send.mockReset().mockResolvedValue();
  });

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
    expect(toRegistration(DATA)).toEqual({
      email: "ann@shop.test",
      password: "Secret-pass-1",
      firstName: "Ann",
      lastName: "Lee",
      phone: "555-0101",
      businessName: "Lee Kitchens",
      addresses: { mailing: address, billing: address, shipping: address },
      tier: { id: "dealer", label: "Tier 3: Dealer", requiresApproval: true },
      acceptsEmailMarketing: true,
      acceptsSmsMarketing: false,
    });
  });

  it("that is sent again while it is under way is sent on once", async () => {
    let finish = () => {};
    send.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const both = Promise.all([register(DATA), register({ ...DATA })]);
    const other = register({ ...DATA, email: "bo@shop.test" });
    finish();
    await both;
    await other;
    expect(send).toHaveBeenCalledTimes(2);
    await register(DATA);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it("of a known address is answered like a new one", async () => {
    send.mockRejectedValueOnce(new ProviderError("refused", "exists", 409));
    await expect(register(DATA)).resolves.toBeUndefined();
  });

  it.each([
    ["timeout", providerError("timeout"), "timeout"],
    ["unreachable", providerError("unreachable"), "down"],
    ["a refusal", new ProviderError("refused", "internal detail", 500), "failing"],
  ])("that fails by %s says so in the words of the specification", async (_why, error, reason) => {
    send.mockRejectedValueOnce(error);
    await expect(register(DATA)).rejects.toMatchObject({
      name: "UpstreamFailure",
      message: "An error occurred while creating your account. Please try again.",
      reason,
    });
    await expect(register(DATA)).resolves.toBeUndefined();
  });
});
