import { useEffect } from "react";
import { clearDraft } from "~/browser/form-draft";
import { registrationDraftKey } from "~/browser/registration-draft";
import { brand } from "~/content/brand";

/** Removes the draft of the registration form from this browser once a page shows that the registration was accepted. */
export function useDraftCleared(isRegistered: boolean): void {
  useEffect(() => {
    if (isRegistered) clearDraft(registrationDraftKey(brand.key));
  }, [isRegistered]);
}
