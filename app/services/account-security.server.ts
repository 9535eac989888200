import type { AccountSecurity } from "~/domain/account-security";
import { ProviderError } from "~/provider/client/provider-error.server";
import type { PasswordChange } from "~/provider/client/security.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider } from "~/provider/provider.server";
import { orUpstreamFailure } from "./upstream.server";

const UNAVAILABLE = "How your account signs in could not be loaded";

/**
 * What an account can change about how it signs in, or `null` if the provider offers nothing.
 *
 * @throws UpstreamFailure
 */
export function findSecurity(session: ProviderSession): Promise<AccountSecurity | null> {
  return orUpstreamFailure(() => UNAVAILABLE, provider().as(session).getSecurity());
}

/** Why a change of how an account signs in was not made. Failures are logged by the provider's client. */
export type SecurityFault = "wrong" | "wrong-code" | "refused" | "too-many" | "ended" | "not-offered" | "failed";

/** The result of a change of how an account signs in. */
export type SecurityOutcome =
  | "done"
  | {
      readonly fault: SecurityFault;
      /** When to try again, in seconds from now, if the provider said so. */
      readonly retryAfter: number | undefined;
    };

const FAULTS: Readonly<Record<number, SecurityFault>> = {
  401: "ended",
  403: "wrong",
  404: "not-offered",
  409: "wrong-code",
  422: "refused",
  429: "too-many",
};

async function outcomeOf(work: Promise<void>): Promise<SecurityOutcome> {
  try {
    await work;
    return "done";
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { fault: FAULTS[error.status ?? 0] ?? "failed", retryAfter: error.retryAfter };
  }
}

/** Replaces the password of a session's account, and ends its other sessions. */
export function changePassword(session: ProviderSession, change: PasswordChange): Promise<SecurityOutcome> {
  return outcomeOf(provider().as(session).changePassword(change));
}

/** Ends all other sessions of a session's account. */
export function endOtherSessions(session: ProviderSession): Promise<SecurityOutcome> {
  return outcomeOf(provider().as(session).endOtherSessions());
}
