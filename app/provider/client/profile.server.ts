import type { AccountRecords, MarkedProfile } from "~/domain/profile";
import { readAnswer } from "./answer-schema.server";
import type { Send } from "./send.server";

/** What the deletion of an account is proved with. */
export interface DeletionProof {
  readonly password: string;
  /** A code of the second factor, where there is one. */
  readonly code?: string | undefined;
}

/** Calls on behalf of a signed-in user, about the account itself. */
export interface ProfileCalls {
  getProfile(): Promise<MarkedProfile>;
  /** @throws ProviderError with status 409 when the profile was changed since it had this mark */
  changeProfile(profile: MarkedProfile): Promise<void>;
  getRecords(): Promise<AccountRecords>;
  /** @throws ProviderError with status 403 for a wrong password, 422 for a wrong code, 409 for the only admin */
  deleteAccount(proof: DeletionProof): Promise<void>;
}

/** @param send attaches the session */
export function profileCalls(send: Send): ProfileCalls {
  return {
    async getProfile() {
      return readAnswer("getProfile", (await send({ name: "getProfile" })).value);
    },
    async changeProfile(profile) {
      await send({ name: "changeProfile", body: profile });
    },
    async getRecords() {
      return readAnswer("getRecords", (await send({ name: "getRecords" })).value);
    },
    async deleteAccount({ password, code }) {
      await send({ name: "deleteAccount", body: { password, ...(code && { code }) } });
    },
  };
}
