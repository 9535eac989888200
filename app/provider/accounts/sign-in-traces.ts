import { storedKeys } from "~/base/browser/stored-keys";

/** Whether somebody is signed in, as far as a page knows. */
interface SignInState {
  readonly user: object | null;
  readonly isSignedOut: boolean;
}

/** The storage key that records that somebody was signed in on this browser. */
const signedInKey = (brandKey: string) => `${brandKey}-signed-in`;

/**
 * Remembers that somebody is signed in; once nobody is, removes what that customer typed into the registration form,
 * at the checkout and into changes of orders, also if the session ended elsewhere. The cart belongs to the browser and stays, as does a draft of a
 * visitor who never signed in.
 */
export function updateSignInTraces(brandKey: string, { user, isSignedOut }: SignInState): void {
  const key = signedInKey(brandKey);
  try {
    if (user) window.localStorage.setItem(key, "yes");
    else if (isSignedOut && window.localStorage.getItem(key) !== null) {
      const changes = storedKeys(window.localStorage, changeDraftPrefix(brandKey));
      for (const trace of [registrationDraftKey(brandKey), checkoutDraftKey(brandKey), ...changes, key]) {
        window.localStorage.removeItem(trace);
      }
    }
  } catch {
    // Storage is blocked or full, so little was left behind.
  }
}

/** The storage key for what was typed at the checkout. */
export function checkoutDraftKey(brandKey: string): string {
  return `${brandKey}-checkout-draft`;
}

/** Begins the storage keys of changes of orders that are not saved. */
export function changeDraftPrefix(brandKey: string): string {
  return `${brandKey}-change-draft`;
}

/** The registration draft's only storage key (specification, section 9). */
export function registrationDraftKey(brandKey: string): string {
  return `${brandKey}-registration-draft`;
}
