import { Link } from "@remix-run/react";
import { type ChangeEvent, type InputHTMLAttributes, useRef } from "react";
import { DEFAULT_COUNTRY } from "~/base/addresses/address";
import { useHydrated } from "~/base/browser/use-hydrated";
import { thenBackTo } from "~/house/forms/return-to";
import { AddressFields } from "~/house/ui/fields/address-fields";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { EmailField } from "~/house/ui/fields/contact-fields";
import { useFormField } from "~/house/ui/fields/field";
import { FieldGroup } from "~/house/ui/fields/field-group";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { PASSWORD_HINT } from "~/provider/accounts/password";
import {
  REGISTRATION_FORM_ID as FORM_ID,
  REGISTRATION_MESSAGES,
  registrationValidator,
} from "~/provider/accounts/registration-form";
import type { TierId } from "~/trade/pricing/tiers";
import { PasswordField } from "./password-field";
import { ConsentFields, PersonFields, REGISTRATION_LABELS, TierField } from "./registration-fields";
import { useRegistrationDraft } from "./use-registration-draft";

interface RegistrationFormProps {
  readonly tierId: TierId | null;
  readonly returnTo: string | null;
  readonly asksPassword: boolean;
  readonly answered: boolean;
  readonly passwordLost: boolean;
}

export function RegistrationForm({ tierId, returnTo, asksPassword, answered, passwordLost }: RegistrationFormProps) {
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
      action={thenBackTo("/account", returnTo)}
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

const TERMS_ALERT_ID = "terms-alert";

const LINK = "inline-block py-2 link";

interface TermsFieldProps {
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The box that must be ticked. CSS alone shows and hides its sentence, so that this works without JavaScript. */
function TermsField({ onChange }: TermsFieldProps) {
  const { id, error, getInputProps } = useFormField("acceptsTerms", null);
  return (
    <div>
      <input
        {...getInputProps<InputHTMLAttributes<HTMLInputElement>>({
          type: "checkbox",
          value: "on",
          id,
          required: true,
          "aria-describedby": TERMS_ALERT_ID,
          "aria-invalid": error ? true : undefined,
          onChange,
        })}
        className="peer h-5 w-5 translate-y-1 accent-oak"
      />
      <label htmlFor={id} className="ml-3 inline cursor-pointer py-2">
        I accept the Terms and Conditions and the Privacy Policy
      </label>
      <p id={TERMS_ALERT_ID} role="alert" className="mt-3 border-l-4 border-oak bg-linen px-5 py-3 peer-checked:hidden">
        {REGISTRATION_MESSAGES.terms}
      </p>
      <p className="mt-2">
        Read the{" "}
        <Link to="/terms" target="_blank" className={LINK}>
          Terms and Conditions
        </Link>{" "}
        and the{" "}
        <Link to="/privacy" target="_blank" className={LINK}>
          Privacy Policy
        </Link>
        ; both open in a new tab.
      </p>
    </div>
  );
}
