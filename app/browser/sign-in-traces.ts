import { checkoutDraftKey } from "./checkout-draft-key";
import { registrationDraftKey } from "./registration-draft";

/** Who is signed in, as far as a page knows. */
interface SignInState {
  readonly user: object | null;
  readonly isSignedOut: boolean;
}

/** The storage key that says that somebody was signed in in this browser. */
const signedInKey = (brandKey: string) => `${brandKey}-signed-in`;

/**
 * Forgets what somebody who was signed in here left of themselves, once nobody is: after a sign-out, and after a session
 * that ended elsewhere. That is what was typed into the registration form and at the checkout; the cart belongs to the
 * browser and stays. A draft of somebody who was never signed in stays too.
 */
export function settleTraces(brandKey: string, { user, isSignedOut }: SignInState): void {
  const key = signedInKey(brandKey);
  try {
    if (user) window.localStorage.setItem(key, "yes");
    else if (isSignedOut && window.localStorage.getItem(key) !== null) {
      for (const trace of [registrationDraftKey(brandKey), checkoutDraftKey(brandKey), key]) {
        window.localStorage.removeItem(trace);
      }
    }
  } catch {
    // Storage is blocked or full: where nothing can be kept, little is left.
  }
}
