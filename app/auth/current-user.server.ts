import type { HeaderUser } from "~/domain/account";
import { identityOf } from "./identity.server";

/** How long a page that could do without the answer waits for it, in milliseconds. */
const PATIENCE_MS = 500;

/** Who is signed in, as every page's header shows it. */
export interface CurrentUser {
  readonly user: HeaderUser | null;
  /** Whether the provider has said so; if not yet, the visitor's own session is believed. */
  readonly isConfirmed: boolean;
}

/**
 * Who sends a request, for the header. A slow provider does not hold the page up: the session's own word stands until the
 * browser has asked again. Any failure counts as nobody (specification, section 4).
 */
export async function currentUser(request: Request): Promise<CurrentUser> {
  const { signedIn, checkWithin } = await identityOf(request);
  if (!signedIn) return { user: null, isConfirmed: true };
  const check = await checkWithin(PATIENCE_MS);
  if (!check) return { user: { email: signedIn.email, isAdmin: false }, isConfirmed: false };
  return { user: check.status === "in" ? check.user : null, isConfirmed: true };
}
