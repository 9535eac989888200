import { beforeEach, describe, expect, it, vi } from "vitest";
import { ProviderError, providerError } from "~/provider/client/provider-error.server";
import { register } from "~/services/registration.server";
import { aRegistration } from "../../support/builders";

const send = vi.fn<(body: unknown) => Promise<string | null>>();
vi.mock("~/provider/provider.server", () => ({ provider: () => ({ register: send }) }));

const DATA = aRegistration({ tier: "dealer" });

describe("a registration", () => {
  beforeEach(() => {
    send.mockReset().mockResolvedValue("code-1");
  });

  it("that is sent again while it is under way is sent on once", async () => {
    let finish: (code: string) => void = () => {};
    send.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const both = Promise.all([register(DATA), register({ ...DATA })]);
    const other = register({ ...DATA, email: "bo@shop.test" });
    finish("code-2");
    expect(await both).toEqual(["code-2", "code-2"]);
    await other;
    expect(send).toHaveBeenCalledTimes(2);
    await register(DATA);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it("of a known address is answered like a new one", async () => {
    send.mockRejectedValueOnce(new ProviderError("refused", "exists", 409));
    await expect(register(DATA)).resolves.toBeNull();
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
    await expect(register(DATA)).resolves.toBe("code-1");
  });
});
