import type { SignedIn } from "~/platform/session.server";
import type { Account } from "~/provider/contract/customers.server";
import { provider } from "~/provider/provider.server";
import { ProviderError } from "~/provider/provider-error.server";
import { cookieHeader } from "./provider-cookies.server";
import { orUpstreamFailure } from "./upstream.server";

/** The dashboard's only sentence for any failure (specification, section 8). */
const UNAVAILABLE = "Unable to load your account information";

/**
 * What the dashboard shows of an account (`GET /api/me`), or `null` when the session is over.
 *
 * @throws UpstreamFailure
 */
export async function findAccount({ cookies }: SignedIn): Promise<Account | null> {
  const work = provider()
    .getAccount(cookieHeader(cookies))
    .catch((error) => {
      if (error instanceof ProviderError && error.status === 401) return null;
      throw error;
    });
  return orUpstreamFailure(() => UNAVAILABLE, work);
}
