import type { AccountSecurity } from "~/domain/account-security";
import { toSecurity } from "../contract/security.server";
import { orNullAt } from "./provider-error.server";
import type { Send } from "./send.server";

/** The current password, and its replacement. */
export interface PasswordChange {
  readonly current: string;
  readonly next: string;
  /** A code of the second factor, if it is on. */
  readonly code?: string;
}

/** Calls on behalf of a signed-in user, about how the account signs in. */
export interface SecurityCalls {
  /** What can be changed; `null` if the provider offers nothing. */
  getSecurity(): Promise<AccountSecurity | null>;
  changePassword(change: PasswordChange): Promise<void>;
  endOtherSessions(): Promise<void>;
}

/** @param send attaches the session */
export function securityCalls(send: Send): SecurityCalls {
  return {
    async getSecurity() {
      const answer = await orNullAt(404, send({ name: "getSecurity" }));
      return answer && toSecurity(answer);
    },
    async changePassword({ current, next, code }) {
      await send({ name: "changePassword", body: { current, next, code } });
    },
    async endOtherSessions() {
      await send({ name: "endOtherSessions" });
    },
  };
}
