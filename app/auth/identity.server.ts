import { withTimeout } from "~/platform/deadline.server";
import { oncePerRequest } from "~/platform/once-per-request.server";
import type { ProviderSession } from "~/provider/client/session.server";
import { readSession, type ShopSession } from "./session.server";
import { dedupedCheck, leaveBehind } from "./shared-check.server";
import type { AuthCheck } from "./sign-in.server";

/** What a request's session says, and the single check with the provider. */
export interface Identity {
  readonly session: ShopSession;
  /** The sign-in stored in the session; only the check shows whether the provider still recognizes it. */
  readonly signedIn: ProviderSession | undefined;
  /** The provider's answer, for callers that cannot continue without it. */
  requireCheck(): Promise<AuthCheck>;
  /**
   * The provider's answer if it arrives within a time in milliseconds, or if another part of the page requires it
   * anyway.
   */
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

/** Who sent a request: all parts of a page share one reading of the session and one call to the provider. */
export function identityOf(request: Request): Promise<Identity> {
  return oncePerRequest("identity", () => identify(request));
}
