import { type Account, accountState, isAdmin, tierOf, type User } from "~/domain/account";
import { normalizeEmail } from "~/domain/email";
import { env } from "~/platform/env.server";
import type { SignInProof } from "~/provider/client/accounts.server";
import { ProviderError } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider } from "~/provider/provider.server";

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

/**
 * Completes a sign-in with what the hosted page handed over.
 *
 * @throws SignInFailure
 */
export async function completeSignIn(proof: SignInProof): Promise<ProviderSession> {
  try {
    return await provider().login(proof);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { kind } = error;
    throw new SignInFailure(kind === "timeout" || kind === "unreachable" ? kind : "failed", { cause: error });
  }
}

/** Ends the provider's session; a provider that cannot be reached is logged, and the shop forgets the session anyway. */
export async function endSignIn(session: ProviderSession): Promise<void> {
  try {
    await provider().as(session).logout();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}

/** What asking the provider for the current user told: somebody, nobody any more, or nothing. */
export type AuthCheck =
  | { readonly status: "in"; readonly user: User }
  | { readonly status: "out" }
  | { readonly status: "unknown" };

function userOf(account: Account): User {
  return {
    email: account.email,
    state: accountState(account.tags),
    tier: tierOf(account.tags)?.label ?? null,
    isAdmin: isAdmin(account, env().adminEmails),
  };
}

/**
 * Asks the provider who is signed in (`GET /api/customers/me`), for the 15 s of section 7. A session that now belongs to
 * another address than the one that signed in counts as nobody's.
 *
 * @param signal gives the question up
 */
export async function checkSignedIn(session: ProviderSession, signal: AbortSignal): Promise<AuthCheck> {
  try {
    const account = await provider().as(session).getAccount(signal);
    if (!account || normalizeEmail(account.email) !== normalizeEmail(session.email)) return { status: "out" };
    return { status: "in", user: userOf(account) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { status: "unknown" };
  }
}
