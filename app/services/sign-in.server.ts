import { accountState, isAdmin, tierOf, type User } from "~/domain/account";
import { normalizeEmail } from "~/domain/email";
import { env } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { fitsSession, type SignedIn } from "~/platform/session.server";
import type { Customer } from "~/provider/contract/customers.server";
import { provider, signInReturnUrl } from "~/provider/provider.server";
import { ProviderError } from "~/provider/provider-error.server";
import { cookieHeader, cookiesFrom } from "./provider-cookies.server";

/** A sign-in that could not be completed; the reason is what the sign-in page says. */
export class SignInFailure extends Error {
  override readonly name = "SignInFailure";

  constructor(
    readonly reason: "failed" | "timeout" | "unreachable",
    options?: ErrorOptions,
  ) {
    super(`the sign-in could not be completed: ${reason}`, options);
  }
}

/** The provider's hosted sign-in page with this shop's return address (specification, sections 4 and 7). */
export function hostedSignInUrl(): string {
  const url = new URL(env().providerLoginUrl);
  url.searchParams.set("return_url", signInReturnUrl());
  return url.href;
}

/**
 * Completes a sign-in with what the hosted page handed over. The code is what proves it; the e-mail address alone never
 * signs anybody in.
 *
 * @throws SignInFailure
 */
export async function completeSignIn({ email, code }: { email: string; code: string }): Promise<SignedIn> {
  try {
    const { value, setCookie } = await provider().login({ email, code, return_url: signInReturnUrl() });
    const cookies = cookiesFrom(setCookie, Date.now());
    if (Object.keys(cookies).length === 0 || !fitsSession(cookies)) {
      log.error("sign-in.cookies", { count: Object.keys(cookies).length });
      throw new SignInFailure("failed");
    }
    return { email: value.email, cookies };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { kind } = error;
    throw new SignInFailure(kind === "timeout" || kind === "unreachable" ? kind : "failed", { cause: error });
  }
}

/** Ends the provider's session; a provider that cannot be reached is logged, and the shop forgets the session anyway. */
export async function endSignIn({ cookies }: SignedIn): Promise<void> {
  try {
    await provider().logout(cookieHeader(cookies));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}

/** What asking the provider for the current user told: somebody, nobody any more, or nothing. */
export type AuthCheck =
  | { readonly status: "in"; readonly user: User }
  | { readonly status: "out" }
  | { readonly status: "unknown" };

/** A page waits for the answer to this question no longer, in milliseconds. */
const CHECK_LIMIT_MS = 5_000;

function userOf({ email, tags }: Customer): User {
  const account = { email, tags: tags ?? [] };
  return {
    email,
    state: accountState(account.tags),
    tier: tierOf(account.tags)?.label ?? null,
    isAdmin: isAdmin(account, env().adminEmails),
  };
}

/**
 * Asks the provider who is signed in (`GET /api/customers/me`). A session that now belongs to another address than the
 * one that signed in counts as nobody's.
 *
 * @param signal of the visitor's request: a check that nobody waits for any more is cancelled
 */
export async function checkSignedIn(signedIn: SignedIn, signal: AbortSignal): Promise<AuthCheck> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(CHECK_LIMIT_MS)]);
    const customer = await provider().getCustomer(cookieHeader(signedIn.cookies), limit);
    if (!customer || normalizeEmail(customer.email) !== normalizeEmail(signedIn.email)) return { status: "out" };
    return { status: "in", user: userOf(customer) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { status: "unknown" };
  }
}
