import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { BusyError, DiskFullError } from "~/base/database/busy-error.server";
import { log } from "~/base/platform/log.server";
import * as accounts from "~/provider/accounts/accounts.server";
import * as credits from "~/provider/accounts/sample-credits.server";
import { checkSignedIn, completeSignIn, endSignIn } from "~/provider/auth/sign-in.server";
import type { ProviderClient, SignedInClient } from "~/provider/client/client.server";
import { ProviderError, providerError } from "~/provider/client/provider-error.server";
import { providerAnswers } from "../../../support/answering-provider";
import { configure } from "../../../support/configured-shop";

const calls = {
  login: vi.fn<ProviderClient["login"]>(),
  getAccount: vi.fn<SignedInClient["getAccount"]>(),
  logout: vi.fn<SignedInClient["logout"]>(),
};
const as = vi.fn((..._session: Parameters<ProviderClient["as"]>) => calls);
const LISTED = "listed@shop.test";
providerAnswers({ ...calls, as });
configure({ databasePath: ":memory:", adminEmails: [LISTED] });

let rememberAccount: MockInstance<typeof accounts.rememberAccount>;
let sampleCreditsOf: MockInstance<typeof credits.sampleCreditsOf>;

const SESSION = { email: "ann@shop.test", cookies: { s: "1" } };
const ACCOUNT = {
  id: "c1",
  email: "Ann@shop.test",
  firstName: "Ann",
  lastName: "",
  tags: ["dealer"],
  emailConfirmed: false,
};
const check = () => checkSignedIn(SESSION, new AbortController().signal);
const PROOF = { email: "ann@shop.test", code: "code-1" };

describe("completing a sign-in", () => {
  beforeEach(() => vi.clearAllMocks());

  it("returns the provider's session", async () => {
    calls.login.mockResolvedValueOnce(SESSION);
    expect(await completeSignIn(PROOF)).toBe(SESSION);
    expect(calls.login).toHaveBeenCalledWith(PROOF);
  });

  it.each([
    [providerError("timeout"), "timeout"],
    [providerError("unreachable"), "unreachable"],
    [new ProviderError("refused", "internal detail", 401), "failed"],
    [providerError("malformed"), "failed"],
  ])("says why it failed: %s", async (error, reason) => {
    calls.login.mockRejectedValueOnce(error);
    await expect(completeSignIn(PROOF)).rejects.toMatchObject({ name: "SignInFailure", reason });
  });
});

describe("checking who is signed in", () => {
  beforeEach(() => {
    rememberAccount = vi.spyOn(accounts, "rememberAccount").mockResolvedValue(undefined);
    sampleCreditsOf = vi.spyOn(credits, "sampleCreditsOf").mockResolvedValue([]);
  });

  it("knows the user, the tier and the state", async () => {
    calls.getAccount.mockResolvedValueOnce(ACCOUNT);
    expect(await check()).toEqual({
      status: "in",
      user: {
        id: "c1",
        email: "Ann@shop.test",
        firstName: "Ann",
        lastName: "",
        state: "pending",
        tier: "Tier 3: Dealer",
        pricedTier: null,
        role: null,
      },
    });
    expect(as).toHaveBeenLastCalledWith(SESSION);
  });

  it("grants a listed address its role only if the provider says that the address is confirmed", async () => {
    for (const emailConfirmed of [false, true]) {
      calls.getAccount.mockResolvedValueOnce({ ...ACCOUNT, email: LISTED, emailConfirmed });
      const answer = await checkSignedIn({ ...SESSION, email: LISTED }, new AbortController().signal);
      expect(answer).toMatchObject({ status: "in", user: { role: emailConfirmed ? "owner" : null } });
    }
  });

  it("treats an answer about another account, or none, as signed out", async () => {
    calls.getAccount.mockResolvedValueOnce({ ...ACCOUNT, email: "eve@shop.test", tags: ["admin"] });
    expect(await check()).toEqual({ status: "out" });
    calls.getAccount.mockResolvedValueOnce(null);
    expect(await check()).toEqual({ status: "out" });
  });

  it("does not treat a failure as an answer", async () => {
    calls.getAccount.mockRejectedValueOnce(providerError("timeout"));
    expect(await check()).toEqual({ status: "unknown" });
  });

  it.each([
    ["the disk is full", new DiskFullError("the disk is full", 60), 1],
    ["another process holds the database", new BusyError("another process holds the database", 5), 0],
  ])("does without the shop's copy of the account while %s", async (_why, error, lines) => {
    const logged = vi.spyOn(log, "error").mockImplementation(() => {});
    calls.getAccount.mockResolvedValueOnce(ACCOUNT);
    rememberAccount.mockRejectedValueOnce(error);
    expect(await check()).toMatchObject({ status: "in", user: { id: "c1", tier: "Tier 3: Dealer" } });
    expect(logged).toHaveBeenCalledTimes(lines);
  });

  it("does not wait for the shop's copy of the account", async () => {
    calls.getAccount.mockResolvedValueOnce(ACCOUNT);
    rememberAccount.mockReturnValueOnce(new Promise(() => {}));
    expect(await check()).toMatchObject({ status: "in", user: { id: "c1" } });
  });

  it("is not possible while the database cannot be read", async () => {
    calls.getAccount.mockResolvedValueOnce(ACCOUNT);
    sampleCreditsOf.mockRejectedValueOnce(new BusyError("the database is away", 5));
    expect(await check()).toEqual({ status: "unknown" });
  });

  it("gives up when the visitor no longer waits", async () => {
    calls.getAccount.mockResolvedValueOnce(ACCOUNT);
    const visitor = new AbortController();
    await checkSignedIn(SESSION, visitor.signal);
    expect(calls.getAccount).toHaveBeenLastCalledWith(visitor.signal);
  });
});

describe("ending a sign-in", () => {
  it("succeeds even if the provider fails", async () => {
    calls.logout.mockRejectedValueOnce(providerError("unreachable"));
    await expect(endSignIn(SESSION)).resolves.toBeUndefined();
    expect(as).toHaveBeenLastCalledWith(SESSION);
  });
});
