import type { Account, AccountOwner } from "~/provider/accounts/account";
import type { Registration } from "~/provider/accounts/profile";
import { ACCOUNT_CALLS, toAccount, toWireRegistration } from "../contract/accounts.server";
import { malformed, orNullAt } from "./provider-error.server";
import { readAnswer } from "./read-answer.server";
import type { Send } from "./send.server";
import { cookiesFrom, isStorable, type ProviderSession } from "./session.server";

export interface SignInProof {
  readonly email: string;
  /** The one-time code; `null` where the operator accepts a provider that signs in by the e-mail address alone. */
  readonly code: string | null;
}

export interface AccountCalls {
  /** Completes a sign-in. The code is the proof; without one, the provider decides whether the address is enough. */
  login(proof: SignInProof): Promise<ProviderSession>;
  /** Creates an account; returns a one-time code for {@link AccountCalls.login}, if the provider gives one. */
  register(registration: Registration, signal?: AbortSignal): Promise<string | null>;
}

export interface SignedInAccountCalls {
  getOverview(): Promise<AccountOwner>;
  /** `null` when the session has ended. */
  getAccount(signal?: AbortSignal): Promise<Account | null>;
  logout(): Promise<void>;
}

interface AccountCallOptions {
  readonly returnUrl: string;
  readonly now: () => number;
}

export function accountCalls(send: Send, { returnUrl, now }: AccountCallOptions): AccountCalls {
  return {
    login: ({ email, code }) =>
      send(
        { name: "login", body: { email, ...(code !== null && { code }), return_url: returnUrl } },
        (value, setCookie) => {
          const account = toAccount(readAnswer("login", value).user);
          const cookies = cookiesFrom(setCookie, now());
          if (!isStorable(cookies)) throw malformed(`no session in ${Object.keys(cookies).length} cookies`);
          return { email: account.email, cookies };
        },
      ),
    register: (registration, signal) =>
      send(
        { name: "register", body: toWireRegistration(registration, returnUrl), signal },
        (value) => ACCOUNT_CALLS.register.answer.safeParse(value).data?.code ?? null,
      ),
  };
}

export function signedInAccountCalls(send: Send): SignedInAccountCalls {
  return {
    getOverview: () => send({ name: "getOverview" }),
    getAccount: (signal) =>
      orNullAt(
        401,
        send({ name: "getAccount", signal }, (value) =>
          value === null ? null : toAccount(readAnswer("getAccount", value)),
        ),
      ),
    async logout() {
      await send({ name: "logout" });
    },
  };
}
