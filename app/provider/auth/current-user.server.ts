import type { HeaderUser, User } from "~/provider/accounts/account";
import { identityOf } from "./identity.server";

/** How long a page that can do without the provider's answer waits for it, in milliseconds. */
const PATIENCE_MS = 500;

/** The signed-in user, as shown in every page's header. */
export interface CurrentUser {
  readonly user: (HeaderUser & Partial<Pick<User, "pricedTier" | "sampleCredits">>) | null;
  /** Whether the provider has confirmed it; until then the visitor's own session is trusted. */
  readonly isConfirmed: boolean;
  /** Whether it is certain that nobody is signed in: a provider that does not answer has signed nobody out. */
  readonly isSignedOut: boolean;
}

/**
 * Who sent a request, for the header. A slow provider does not delay the page: the session is trusted until the browser
 * asks again. Any failure counts as not signed in (specification, section 4).
 */
export async function currentUser(request: Request): Promise<CurrentUser> {
  const { signedIn, checkWithin } = await identityOf(request);
  if (!signedIn) return { user: null, isConfirmed: true, isSignedOut: true };
  const check = await checkWithin(PATIENCE_MS);
  if (!check) return { user: { email: signedIn.email, role: null }, isConfirmed: false, isSignedOut: false };
  const user = check.status === "in" ? check.user : null;
  return { user, isConfirmed: check.status !== "unknown", isSignedOut: check.status === "out" };
}
