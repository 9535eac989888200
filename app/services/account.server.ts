import type { AccountOverview } from "~/domain/account";
import { orNullAt } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider } from "~/provider/provider.server";
import { orUpstreamFailure } from "./upstream.server";

/** The dashboard's one message for any failure (specification, section 8). */
const UNAVAILABLE = "Unable to load your account information";

/**
 * An account's figures for the dashboard (`GET /api/me`), or `null` when the session has ended.
 *
 * @throws UpstreamFailure
 */
export async function findOverview(session: ProviderSession): Promise<AccountOverview | null> {
  return orUpstreamFailure(() => UNAVAILABLE, orNullAt(401, provider().as(session).getOverview()));
}
