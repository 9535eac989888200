import { beforeEach, describe, expect, it, vi } from "vitest";
import { ProviderError, providerError } from "~/provider/provider-error.server";
import { checkSignedIn, completeSignIn, endSignIn } from "~/services/sign-in.server";
import "../../support/shop-env";

const calls = vi.hoisted(() => ({ login: vi.fn(), getCustomer: vi.fn(), logout: vi.fn() }));
vi.mock("~/provider/provider.server", () => ({
  provider: () => calls,
  signInReturnUrl: () => "http://shop.test/shopify/callback",
}));
vi.mock("~/platform/log.server", () => ({ log: { error() {} } }));

const SIGNED_IN = { email: "ann@shop.test", cookies: { s: "1" } };
const CUSTOMER = { email: "Ann@shop.test", tags: ["dealer"] };
const check = () => checkSignedIn(SIGNED_IN, new AbortController().signal);
const complete = () => completeSignIn({ email: "ann@shop.test", code: "code-1" });

describe("completing a sign-in", () => {
  beforeEach(() => vi.clearAllMocks());

  it("sends the code with its return address, and keeps the provider's cookies", async () => {
    calls.login.mockResolvedValueOnce({ value: CUSTOMER, setCookie: ["s=1; HttpOnly"] });
    expect(await complete()).toEqual({ email: "Ann@shop.test", cookies: { s: "1" } });
    expect(calls.login).toHaveBeenCalledWith({
      email: "ann@shop.test",
      code: "code-1",
      return_url: "http://shop.test/shopify/callback",
    });
  });

  it.each([
    ["no cookie", []],
    ["a cookie that has ended", ["s=1; Max-Age=0"]],
    ["a cookie too large to keep", [`s=${"x".repeat(3000)}`]],
  ])("fails when the provider sets %s", async (_what, setCookie) => {
    calls.login.mockResolvedValueOnce({ value: CUSTOMER, setCookie });
    await expect(complete()).rejects.toMatchObject({ name: "SignInFailure", reason: "failed" });
  });

  it.each([
    [providerError("timeout"), "timeout"],
    [providerError("unreachable"), "unreachable"],
    [new ProviderError("refused", "internal detail", 401), "failed"],
    [providerError("malformed"), "failed"],
  ])("says why it failed: %s", async (error, reason) => {
    calls.login.mockRejectedValueOnce(error);
    await expect(complete()).rejects.toMatchObject({ reason });
  });
});

describe("checking who is signed in", () => {
  it("knows the user, the tier and the state", async () => {
    calls.getCustomer.mockResolvedValueOnce(CUSTOMER);
    expect(await check()).toEqual({
      status: "in",
      user: { email: "Ann@shop.test", state: "pending", tier: "Tier 3: Dealer", isAdmin: false },
    });
    expect(calls.getCustomer.mock.lastCall?.[0]).toBe("s=1");
  });

  it("takes somebody else's answer, and none, for nobody", async () => {
    calls.getCustomer.mockResolvedValueOnce({ email: "eve@shop.test", tags: ["admin"] });
    expect(await check()).toEqual({ status: "out" });
    calls.getCustomer.mockResolvedValueOnce(null);
    expect(await check()).toEqual({ status: "out" });
  });

  it("does not take a failure for an answer", async () => {
    calls.getCustomer.mockRejectedValueOnce(providerError("timeout"));
    expect(await check()).toEqual({ status: "unknown" });
  });

  it("gives up when nobody waits any more", async () => {
    calls.getCustomer.mockResolvedValueOnce(CUSTOMER);
    const visitor = new AbortController();
    await checkSignedIn(SIGNED_IN, visitor.signal);
    const signal = calls.getCustomer.mock.lastCall?.[1] as AbortSignal;
    expect(signal.aborted).toBe(false);
    visitor.abort();
    expect(signal.aborted).toBe(true);
  });
});

describe("ending a sign-in", () => {
  it("does not fail with the provider", async () => {
    calls.logout.mockRejectedValueOnce(providerError("unreachable"));
    await expect(endSignIn(SIGNED_IN)).resolves.toBeUndefined();
    expect(calls.logout).toHaveBeenCalledWith("s=1");
  });
});
