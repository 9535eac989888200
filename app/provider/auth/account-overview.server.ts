import { httpError, orUpstreamProblem } from "~/base/platform/http-errors.server";
import { findOwner, NO_OVERVIEW, orderCounts } from "~/provider/account-pages/services/account.server";
import type { AccountOverview, User } from "~/provider/accounts/account";
import { RETRY_AFTER, redirectToLogin } from "./guards.server";
import { identityOf } from "./identity.server";

/**
 * The signed-in user, and what the dashboard shows of the account.
 *
 * @throws Response a redirect to the sign-in page, the failure, or 503 when the sign-in cannot be verified
 */
export async function requireOverview(request: Request): Promise<{ overview: AccountOverview; user: User }> {
  const { signedIn, requireCheck } = await identityOf(request);
  if (!signedIn) throw await redirectToLogin(request, false);
  const [owner, check] = await Promise.all([orUpstreamProblem(findOwner(signedIn)), requireCheck()]);
  if (!owner || check.status === "out") throw await redirectToLogin(request, true);
  if (check.status === "unknown") throw httpError(503, NO_OVERVIEW, { "Retry-After": RETRY_AFTER });
  const orders = await orUpstreamProblem(orderCounts(check.user.id));
  return { overview: { ...owner, orders }, user: check.user };
}
