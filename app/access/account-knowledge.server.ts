import type { AccountKnowledge } from "~/domain/account";
import { UpstreamFailure } from "~/platform/upstream-failure.server";
import { findAccount } from "~/services/account.server";
import { askToSignIn, requireUser } from "./require-sign-in.server";

/**
 * The signed-in account with all that the provider knows of it.
 *
 * @throws Response a redirect to the sign-in page, or 503 when nobody can tell who is signed in
 */
export async function requireAccount(request: Request): Promise<AccountKnowledge> {
  const { user, signedIn } = await requireUser(request);
  const { email, state, tier } = user;
  try {
    const account = await findAccount(signedIn);
    if (!account) throw await askToSignIn(request, true);
    const { firstName, orders } = account;
    return { user: { email, state, tier }, details: { firstName, orders } };
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return { user: { email, state, tier }, details: null };
  }
}
