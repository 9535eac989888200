import { withTimeout } from "~/base/platform/deadline.server";
import { oncePerRequest } from "~/base/platform/request-context.server";
import { singleton } from "~/base/platform/singleton.server";
import type { HeaderUser, User } from "~/provider/accounts/account";
import type { ProviderSession } from "~/provider/client/session.server";
import { readSession, type ShopSession } from "./session.server";
import { type AuthCheck, checkSignedIn } from "./sign-in.server";

/** Checks still running after their page stopped waiting, by session. */
const leftBehind = () => singleton("sign-in-checks", () => new Map<string, Promise<AuthCheck>>());

const keyOf = (signedIn: ProviderSession) => JSON.stringify(signedIn);

/**
 * Joins a check that an earlier page of the same session left running: a slow provider is asked once, not once per
 * page.
 */
function dedupedCheck(signedIn: ProviderSession, signal: AbortSignal): Promise<AuthCheck> {
  return leftBehind().get(keyOf(signedIn)) ?? checkSignedIn(signedIn, signal);
}

/** Lets a check outlive the page that started it, so that the visitor's next page can use its answer. */
function leaveBehind(signedIn: ProviderSession, check: Promise<AuthCheck>): void {
  const key = keyOf(signedIn);
  if (leftBehind().has(key)) return;
  leftBehind().set(key, check);
  check.finally(() => leftBehind().delete(key)).catch(() => {});
}

export interface Identity {
  readonly session: ShopSession;
  /** The sign-in stored in the session; only the check shows whether the provider still recognizes it. */
  readonly signedIn: ProviderSession | undefined;
  requireCheck(): Promise<AuthCheck>;
  /** The answer if it arrives within `patience` milliseconds, or is required anyway; otherwise `null`. */
  checkWithin(patience: number): Promise<AuthCheck | null>;
}

const OUT: Promise<AuthCheck> = Promise.resolve({ status: "out" });

async function identify(request: Request): Promise<Identity> {
  const session = await readSession(request);
  const signedIn = session.get("signedIn");
  const check = signedIn ? dedupedCheck(signedIn, request.signal) : OUT;
  let required = false;
  return {
    session,
    signedIn,
    requireCheck() {
      required = true;
      return check;
    },
    async checkWithin(patience) {
      const early = await withTimeout(patience, check);
      if (early || required) return check;
      if (signedIn) leaveBehind(signedIn, check);
      return null;
    },
  };
}

/** Who sent a request. All parts of a page share one reading of the session and one call to the provider. */
export function identityOf(request: Request): Promise<Identity> {
  return oncePerRequest("identity", () => identify(request));
}

/** How long a page that can do without the provider's answer waits for it, in milliseconds. */
const PATIENCE_MS = 500;

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
