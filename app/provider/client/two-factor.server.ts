import type { Send } from "./send.server";

/** Calls on behalf of a signed-in user, about the account's second factor. */
export interface TwoFactorCalls {
  /** A new secret in base32, which takes effect with its first code. */
  beginTwoFactor(password: string): Promise<string>;
  /** The recovery codes, which cannot be read again. */
  confirmTwoFactor(code: string): Promise<readonly string[]>;
  endTwoFactor(proof: { readonly password: string; readonly code: string }): Promise<void>;
}

/** @param send attaches the session */
export function twoFactorCalls(send: Send): TwoFactorCalls {
  return {
    async beginTwoFactor(password) {
      return (await send({ name: "beginTwoFactor", body: { password } })).secret;
    },
    async confirmTwoFactor(code) {
      return (await send({ name: "confirmTwoFactor", body: { code } })).recoveryCodes;
    },
    async endTwoFactor({ password, code }) {
      await send({ name: "endTwoFactor", body: { password, code } });
    },
  };
}
