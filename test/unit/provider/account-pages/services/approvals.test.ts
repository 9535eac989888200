import { expect, it, vi } from "vitest";
import { decideAccount, listAccounts } from "~/provider/account-pages/services/approvals.server";
import { ProviderError } from "~/provider/client/provider-error.server";

const call = vi.hoisted(() => vi.fn());
vi.mock("~/provider/provider.server", () => ({
  backend: async () => ({ accounts: null }),
  provider: () => ({ as: () => ({ listPending: call, decide: call }) }),
}));

const ADMIN = { user: { id: "bo" }, session: { email: "bo@shop.test", cookies: {} } };
const QUERY = { state: "pending", tier: null, search: "", after: null } as const;
const DECISION = { id: "1", decision: "approved", name: "" } as const;

it("shows a refusal by the provider as a refusal, and signs nobody out", async () => {
  call.mockRejectedValue(new ProviderError("refused", "Not an admin", 403));
  await expect(listAccounts(ADMIN, QUERY)).rejects.toThrow("does not let your account see who is waiting");
  expect(await decideAccount(DECISION, ADMIN)).toBe("not-allowed");
  call.mockRejectedValue(new ProviderError("refused", "Not signed in", 401));
  await expect(listAccounts(ADMIN, QUERY)).rejects.toThrow("could not be loaded");
  expect(await decideAccount(DECISION, ADMIN)).toBe("refused");
});
