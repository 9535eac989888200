import { useRef } from "react";
import { DEFAULT_COUNTRY } from "~/base/addresses/address";
import { useHydrated } from "~/base/browser/use-hydrated";
import { AddressFields } from "~/house/ui/fields/address-fields";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { EmailField } from "~/house/ui/fields/contact-fields";
import { FieldGroup } from "~/house/ui/fields/field-group";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { PASSWORD_HINT } from "~/provider/accounts/password";
import { REGISTRATION_FORM_ID as FORM_ID, registrationValidator } from "~/provider/accounts/registration-form";
import type { TierId } from "~/trade/pricing/tiers";
import { ConsentFields } from "./consent-fields";
import { PasswordField } from "./password-field";
import { PersonFields, REGISTRATION_LABELS, TierField } from "./registration-fields";
import { TERMS_ALERT_ID, TermsField } from "./terms-field";
import { useRegistrationDraft } from "./use-registration-draft";

interface RegistrationFormProps {
  /** The tier that was chosen on the page of the tiers. */
  readonly tierId: TierId | null;
  /** Whether the provider's accounts have a password. */
  readonly asksPassword: boolean;
  /** Whether the fields hold what was just sent, which is newer than any draft. */
  readonly answered: boolean;
  /** Whether the password has to be typed again. */
  readonly passwordLost: boolean;
}

/** The registration form: browser and server share its schema, and its draft survives a reload. */
export function RegistrationForm({ tierId, asksPassword, answered, passwordLost }: RegistrationFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const draft = useRegistrationDraft(formRef, answered);
  return (
    <CheckedForm
      id={FORM_ID}
      formRef={formRef}
      validator={registrationValidator(asksPassword)}
      labels={REGISTRATION_LABELS}
      defaultValues={{ ...(tierId && { tier: tierId }), mailingAddress: { country: DEFAULT_COUNTRY } }}
      action="/account"
      onChange={draft.keep}
      className="space-y-10"
    >
      <FieldGroup title="Sign-in">
        <EmailField name="email" label="Email" autoComplete="email" className="md:col-span-2" />
        {asksPassword && (
          <PasswordField
            autoComplete="new-password"
            hint={passwordLost ? `${PASSWORD_HINT}. Please type it again.` : PASSWORD_HINT}
            className="md:col-span-2"
          />
        )}
      </FieldGroup>
      <PersonFields />
      <AddressFields title="Mailing address" />
      <TierField />
      <ConsentFields />
      <div className="space-y-4 border-t border-stone-300 pt-6">
        <TermsField onChange={draft.noteTerms} />
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton
            label="Create Account"
            busyLabel="Creating your account…"
            disabled={draft.termsAccepted === false}
            describedBy={TERMS_ALERT_ID}
          />
          {hydrated && (
            <button type="button" onClick={draft.clear} className="button text-stone-700 link hover:text-ink">
              Clear Saved Data
            </button>
          )}
        </div>
        {hydrated && (
          <p className="text-sm text-stone-700">
            What you type is kept in this browser until the account is created; your password is not.
          </p>
        )}
      </div>
    </CheckedForm>
  );
}
