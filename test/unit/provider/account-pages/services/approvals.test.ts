import { expect, it, vi } from "vitest";
import { decideAccount, listAccounts } from "~/provider/account-pages/services/approvals.server";
import { ProviderError } from "~/provider/client/provider-error.server";
import type { BackendHandle } from "~/provider/contract/backend.server";
import * as provider from "~/provider/provider.server";
import { providerAnswers } from "../../../../support/answering-provider";

const call = vi.fn();
providerAnswers({ as: () => ({ listPending: call, decide: call }) });

const ADMIN = { user: { id: "bo" }, session: { email: "bo@shop.test", cookies: {} } };
const QUERY = { state: "pending", tier: null, search: "", after: null } as const;
const DECISION = { id: "1", decision: "approved", name: "" } as const;

it("shows a refusal by the provider as a refusal, and signs nobody out", async () => {
  vi.spyOn(provider, "backend").mockResolvedValue({ accounts: null } as BackendHandle);
  call.mockRejectedValue(new ProviderError("refused", "Not an admin", 403));
  await expect(listAccounts(ADMIN, QUERY)).rejects.toThrow("does not let your account see who is waiting");
  expect(await decideAccount(DECISION, ADMIN)).toBe("not-allowed");
  call.mockRejectedValue(new ProviderError("refused", "Not signed in", 401));
  await expect(listAccounts(ADMIN, QUERY)).rejects.toThrow("could not be loaded");
  expect(await decideAccount(DECISION, ADMIN)).toBe("refused");
});
