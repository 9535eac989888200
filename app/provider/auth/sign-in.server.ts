import { normalizeEmail } from "~/base/addresses/email";
import { BusyError } from "~/base/database/busy-error.server";
import { orNullIfBusy } from "~/base/database/or-unavailable.server";
import { shopDatabase } from "~/base/database/shop-database.server";
import { withTimeout } from "~/base/platform/deadline.server";
import { env } from "~/base/platform/env.server";
import { type Account, accountState, pricedTier, tierOf, type User } from "~/provider/accounts/account";
import { roleOf } from "~/provider/accounts/account-role.server";
import { rememberAccount } from "~/provider/accounts/accounts.server";
import type { Role } from "~/provider/accounts/roles";
import { sampleCreditsOf } from "~/provider/accounts/sample-credits.server";
import type { SignInProof } from "~/provider/client/accounts.server";
import { ProviderError } from "~/provider/client/provider-error.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { provider } from "~/provider/provider.server";
import type { SampleDoor } from "~/trade/catalog/sample-door";
import { auditLog } from "./audit-log.server";
import { newSession, readSession, sessionHeaders } from "./session.server";

export class SignInFailure extends Error {
  override readonly name = "SignInFailure";

  constructor(
    readonly reason: "failed" | "timeout" | "unreachable",
    options?: ErrorOptions,
  ) {
    super(`the sign-in could not be completed: ${reason}`, options);
  }
}

/** Throws SignInFailure. */
export async function completeSignIn(proof: SignInProof): Promise<ProviderSession> {
  try {
    const session = await provider().login(proof);
    auditLog("sign-in.done", { by: session.email });
    return session;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { kind } = error;
    auditLog("sign-in.failed", { by: proof.email });
    throw new SignInFailure(kind === "timeout" || kind === "unreachable" ? kind : "failed", { cause: error });
  }
}

/** Ends the provider's session. If the provider cannot be reached, the shop drops its own anyway. */
export async function endSignIn(session: ProviderSession): Promise<void> {
  try {
    auditLog("sign-out", { by: session.email });
    await provider().as(session).logout();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}

/** How long the check waits until the shop's copy of the account is stored, in milliseconds. */
const COPY_MS = 300;

export type AuthCheck =
  | { readonly status: "in"; readonly user: User }
  | { readonly status: "out" }
  | { readonly status: "unknown" };

export const HOME = "/account/dashboard";

/** Where a sign-in leads that began on no page of its own: people who run the shop begin on the admin pages. */
export const homeOf = (check: AuthCheck): string => (check.status === "in" && check.user.role ? "/admin" : HOME);

function userOf(account: Account, role: Role | null, sampleCredits: readonly SampleDoor[]): User {
  return {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    state: accountState(account.tags),
    tier: tierOf(account.tags)?.label ?? null,
    pricedTier: pricedTier(account.tags),
    role,
    ...(sampleCredits.length > 0 && { sampleCredits }),
  };
}

/**
 * Asks the provider who is signed in (`GET /api/customers/me`), within the 15 s of section 7. If the session now
 * belongs to another address than the one that signed in, nobody counts as signed in.
 */
export async function checkSignedIn(session: ProviderSession, signal: AbortSignal): Promise<AuthCheck> {
  try {
    const account = await provider().as(session).getAccount(signal);
    if (!account || normalizeEmail(account.email) !== normalizeEmail(session.email)) return { status: "out" };
    const database = await shopDatabase();
    const role = await roleOf(database.db, account, env().adminEmails);
    const user = userOf(account, role, await sampleCreditsOf(database.db, account.id));
    // Reading must go on: the write may still succeed after this time, otherwise the next check stores the copy.
    await withTimeout(COPY_MS, orNullIfBusy(rememberAccount(database, account)));
    return { status: "in", user };
  } catch (error) {
    if (!(error instanceof ProviderError || error instanceof BusyError)) throw error;
    return { status: "unknown" };
  }
}

/**
 * Signs this browser in to a new account, instead of any other. Without a valid one-time code, the sign-in page asks
 * for the password.
 */
export async function newAccountHeaders(
  request: Request,
  email: string,
  code: string | null,
): Promise<Record<string, string>> {
  const signedIn = (await readSession(request)).get("signedIn");
  if (signedIn) await endSignIn(signedIn);
  const session = await newSession();
  try {
    if (code === null) throw new SignInFailure("failed");
    session.set("signedIn", await completeSignIn({ email, code }));
  } catch (error) {
    if (!(error instanceof SignInFailure)) throw error;
    session.flash("loginNotice", "registered");
    session.set("emailHint", email);
  }
  return sessionHeaders(session);
}
