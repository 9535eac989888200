import { storedKeys } from "~/base/browser/stored-keys";

interface SignInState {
  readonly user: object | null;
  readonly isSignedOut: boolean;
}

const signedInKey = (brandKey: string) => `${brandKey}-signed-in`;

/**
 * Remembers that somebody is signed in. Once nobody is, removes what that customer typed, also if the session ended
 * elsewhere. The cart belongs to the browser and stays, as does a draft of a visitor who never signed in.
 */
export function updateSignInTraces(brandKey: string, { user, isSignedOut }: SignInState): void {
  const key = signedInKey(brandKey);
  try {
    if (user) window.localStorage.setItem(key, "yes");
    else if (isSignedOut && window.localStorage.getItem(key) !== null) {
      const changes = storedKeys(window.localStorage, changeDraftPrefix(brandKey));
      const drafts = [registrationDraftKey(brandKey), checkoutDraftKey(brandKey), freightZipKey(brandKey), ...changes];
      for (const trace of [...drafts, key]) {
        window.localStorage.removeItem(trace);
      }
    }
  } catch {
    // Storage is blocked or full, so little was left behind.
  }
}

export function checkoutDraftKey(brandKey: string): string {
  return `${brandKey}-checkout-draft`;
}

export function freightZipKey(brandKey: string): string {
  return `${brandKey}-freight-zip`;
}

export function changeDraftPrefix(brandKey: string): string {
  return `${brandKey}-change-draft`;
}

/** The registration draft's only storage key (specification, section 9). */
export function registrationDraftKey(brandKey: string): string {
  return `${brandKey}-registration-draft`;
}
