import type { ProviderClient } from "~/provider/client/client.server";
import type { ProviderSession } from "~/provider/client/session.server";
import type { BackendHandle } from "~/provider/contract/backend.server";
import type { OwnerProof, PasswordChange } from "~/provider/contract/own-accounts.server";

/** What the owner of a session does with the account itself, at a back end that stores its accounts. */
export async function ownAccount(
  { accounts }: Pick<BackendHandle, "accounts">,
  client: ProviderClient,
  session: ProviderSession,
) {
  if (!accounts) throw new Error("this back end does not store its accounts");
  const calls = client.as(session);
  const id = (await calls.getAccount())?.id;
  if (id === undefined) throw new Error("nobody is signed in");
  const { cookies } = session;
  return {
    id,
    calls,
    isSignedIn: async () => (await calls.getAccount()) !== null,
    findProfile: () => accounts.findProfile(id),
    askEmailChange: (email: string, proof: OwnerProof) => accounts.askEmailChange(id, email, proof),
    deleteAccount: (proof: OwnerProof) => accounts.deleteAccount(id, proof),
    findSecurity: () => accounts.findSecurity(id, cookies),
    changePassword: (change: PasswordChange) => accounts.changePassword(id, change, cookies),
    endOtherSessions: () => accounts.endOtherSessions(id, cookies),
    beginTwoFactor: (password: string) => accounts.beginTwoFactor(id, password),
    confirmTwoFactor: (code: string) => accounts.confirmTwoFactor(id, code),
    endTwoFactor: (proof: OwnerProof) => accounts.endTwoFactor(id, proof),
  };
}
