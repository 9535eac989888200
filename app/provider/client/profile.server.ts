import type { AccountRecords, MarkedProfile } from "~/domain/profile";
import type { Send } from "./send.server";

/** The owner's proof that the account is theirs. */
export interface OwnerProof {
  readonly password: string;
  /** A code of the second factor, if it is on. */
  readonly code?: string | undefined;
}

/** Calls on behalf of a signed-in user, about the account itself. */
export interface ProfileCalls {
  /** `changesEmail` says whether {@link askEmailChange} is available. */
  getProfile(): Promise<MarkedProfile & { readonly changesEmail: boolean }>;
  /** @throws ProviderError with status 409 when the profile has changed since this mark was read */
  changeProfile(profile: MarkedProfile): Promise<void>;
  /**
   * Mails a link to a new address of the account.
   *
   * @throws ProviderError with status 400 for an address that cannot receive mail, otherwise as {@link deleteAccount}
   */
  askEmailChange(email: string, proof: OwnerProof): Promise<void>;
  getRecords(): Promise<AccountRecords>;
  /** @throws ProviderError with status 403 for a wrong password, 422 for a wrong code, 409 for the only admin */
  deleteAccount(proof: OwnerProof): Promise<void>;
}

/** @param send attaches the session */
export function profileCalls(send: Send): ProfileCalls {
  return {
    async getProfile() {
      const { changesEmail, ...marked } = await send({ name: "getProfile" });
      return { ...marked, changesEmail: changesEmail === true };
    },
    async changeProfile(profile) {
      await send({ name: "changeProfile", body: profile });
    },
    async askEmailChange(email, { password, code }) {
      await send({ name: "askEmailChange", body: { email, password, ...(code && { code }) } });
    },
    getRecords: () => send({ name: "getRecords" }),
    async deleteAccount({ password, code }) {
      await send({ name: "deleteAccount", body: { password, ...(code && { code }) } });
    },
  };
}
