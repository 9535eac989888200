import { ProviderError } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider } from "~/provider/provider.server";

/** Why a step of the second factor failed or was refused. Failures are logged by the provider's client. */
export type TwoFactorRefusal =
  | "wrong-password"
  | "wrong-code"
  | "not-possible"
  | "too-many"
  | "ended"
  | "not-offered"
  | "failed";

/** The result of a step, or why there is none. */
export type TwoFactorStep<T> =
  | { readonly value: T }
  | {
      readonly refusal: TwoFactorRefusal;
      /** When to try again, in seconds from now, if the provider said so. */
      readonly retryAfter: number | undefined;
    };

const REFUSALS: Readonly<Record<number, TwoFactorRefusal>> = {
  401: "ended",
  403: "wrong-password",
  404: "not-offered",
  409: "not-possible",
  422: "wrong-code",
  429: "too-many",
};

async function stepOf<T>(work: Promise<T>): Promise<TwoFactorStep<T>> {
  try {
    return { value: await work };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { refusal: REFUSALS[error.status ?? 0] ?? "failed", retryAfter: error.retryAfter };
  }
}

/** A new secret for an authenticator app, in base32, which takes effect with its first code. */
export function beginTwoFactor(session: ProviderSession, password: string): Promise<TwoFactorStep<string>> {
  return stepOf(provider().as(session).beginTwoFactor(password));
}

/** Turns the second factor on; returns the recovery codes, which cannot be read again. */
export function confirmTwoFactor(session: ProviderSession, code: string): Promise<TwoFactorStep<readonly string[]>> {
  return stepOf(provider().as(session).confirmTwoFactor(code));
}

/** Turns the second factor off. */
export function endTwoFactor(
  session: ProviderSession,
  proof: { readonly password: string; readonly code: string },
): Promise<TwoFactorStep<void>> {
  return stepOf(provider().as(session).endTwoFactor(proof));
}
