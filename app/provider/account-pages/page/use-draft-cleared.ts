import { useEffect } from "react";
import { brand } from "~/base/brand/brand";
import { clearDraft } from "~/base/browser/form-draft";
import { registrationDraftKey } from "~/provider/accounts/registration-draft";

/** Removes the draft of the registration form from this browser once a page shows that the registration was accepted. */
export function useDraftCleared(isRegistered: boolean): void {
  useEffect(() => {
    if (isRegistered) clearDraft(registrationDraftKey(brand.key));
  }, [isRegistered]);
}
