import { useEffect } from "react";
import { registrationDraftKey } from "~/accounts/registration-draft";
import { brand } from "~/brand/brand";
import { clearDraft } from "~/browser/form-draft";

/** Removes the draft of the registration form from this browser once a page shows that the registration was accepted. */
export function useDraftCleared(isRegistered: boolean): void {
  useEffect(() => {
    if (isRegistered) clearDraft(registrationDraftKey(brand.key));
  }, [isRegistered]);
}
