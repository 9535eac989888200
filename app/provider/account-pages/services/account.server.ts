import { orUnavailable } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import type { AccountOverview, AccountOwner } from "~/provider/accounts/account";
import { countOrders } from "~/provider/accounts/order-counts.server";
import { orNullAt } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { orUpstreamFailure } from "~/provider/client/upstream.server";
import { provider } from "~/provider/provider.server";

/** The dashboard's one message for any failure (specification, section 8). */
export const NO_OVERVIEW = "Unable to load your account information";

/**
 * The name and address of an account, as its provider says (`GET /api/me`), or `null` when the session has ended.
 *
 * @throws UpstreamFailure
 */
export async function findOwner(session: ProviderSession): Promise<AccountOwner | null> {
  return orUpstreamFailure(() => NO_OVERVIEW, orNullAt(401, provider().as(session).getOverview()));
}

/**
 * How many orders an account has, and how many of them are open.
 *
 * @throws UpstreamFailure
 */
export async function orderCounts(customerId: string): Promise<AccountOverview["orders"]> {
  return orUnavailable(NO_OVERVIEW, countOrders((await shopDatabase()).db, customerId));
}
