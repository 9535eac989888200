import type { AccountOverview, User } from "~/domain/account";
import { orUpstreamProblem } from "~/platform/http-errors.server";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { findOverview } from "~/services/account.server";
import { redirectToLogin, requireUser, type SignedInUser } from "./guards.server";
import { identityOf } from "./identity.server";

/** A signed-in user with the account's figures, which are absent when the provider does not give them. */
export interface KnownAccount {
  readonly user: Pick<User, "email" | "state" | "tier">;
  readonly overview: AccountOverview | null;
}

/**
 * The signed-in account with everything the provider knows about it.
 *
 * @throws Response a redirect to the sign-in page, or 503 when the sign-in cannot be verified
 */
export async function requireAccount(request: Request): Promise<KnownAccount> {
  return knownAccount(request, await requireUser(request));
}

/**
 * A user already found to be signed in, with everything the provider knows about the account.
 *
 * @throws Response a redirect to the sign-in page if the session has ended in the meantime
 */
export async function knownAccount(request: Request, { user, session }: SignedInUser): Promise<KnownAccount> {
  const { email, state, tier } = user;
  try {
    const overview = await findOverview(session);
    if (!overview) throw await redirectToLogin(request, true);
    return { user: { email, state, tier }, overview };
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return { user: { email, state, tier }, overview: null };
  }
}

/**
 * The account's figures, which the dashboard requires, and the user if the provider returns one.
 *
 * @throws Response a redirect to the sign-in page, or the provider's failure
 */
export async function requireOverview(request: Request): Promise<{ overview: AccountOverview; user: User | null }> {
  const { signedIn, requireCheck } = await identityOf(request);
  if (!signedIn) throw await redirectToLogin(request, false);
  const [overview, check] = await Promise.all([orUpstreamProblem(findOverview(signedIn)), requireCheck()]);
  if (!overview || check.status === "out") throw await redirectToLogin(request, true);
  return { overview, user: check.status === "in" ? check.user : null };
}
