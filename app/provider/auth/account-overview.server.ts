import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { httpError, orUpstreamProblem } from "~/base/platform/http-errors.server";
import type { AccountOverview, AccountOwner, User } from "~/provider/accounts/account";
import { countOrders } from "~/provider/accounts/accounts.server";
import { orNullAt, orUpstreamFailure } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider } from "~/provider/provider.server";
import { RETRY_AFTER, redirectToLogin } from "./guards.server";
import { identityOf } from "./identity.server";

/** Throws a redirect to the sign-in page, the failure, or 503 when the sign-in cannot be verified. */
export async function requireOverview(request: Request): Promise<{ overview: AccountOverview; user: User }> {
  const { signedIn, requireCheck } = await identityOf(request);
  if (!signedIn) throw await redirectToLogin(request, false);
  const [owner, check] = await Promise.all([orUpstreamProblem(findOwner(signedIn)), requireCheck()]);
  if (!owner || check.status === "out") throw await redirectToLogin(request, true);
  if (check.status === "unknown") throw httpError(503, NO_OVERVIEW, { "Retry-After": RETRY_AFTER });
  const orders = await orUpstreamProblem(orderCounts(check.user.id));
  return { overview: { ...owner, orders }, user: check.user };
}

/** The dashboard's one message for any failure (specification, section 8). */
const NO_OVERVIEW = "Unable to load your account information";

/** `GET /api/me`; `null` when the session has ended. Throws UpstreamFailure. */
async function findOwner(session: ProviderSession): Promise<AccountOwner | null> {
  return orUpstreamFailure(() => NO_OVERVIEW, orNullAt(401, provider().as(session).getOverview()));
}

/** Throws UpstreamFailure. */
async function orderCounts(customerId: string): Promise<AccountOverview["orders"]> {
  return orUnavailable(NO_OVERVIEW, countOrders((await shopDatabase()).db, customerId));
}
