import type { FormProblem } from "~/house/forms/form-problem";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { EmailField } from "~/house/ui/fields/contact-fields";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { CHANGE_EMAIL, EMAIL_FORM_ID, emailChangeValidator, INTENT } from "~/provider/accounts/profile-form";
import { accountPages } from "./account-pages";
import { FormProblemNotice } from "./form-problem-notice";
import { PROOF_LABELS, ProofFields } from "./proof-fields";

const LABELS = { email: "New e-mail address", ...PROOF_LABELS };

interface EmailSectionProps {
  readonly email: string;
  /** Whether the form asks for a second-factor code. */
  readonly asksCode: boolean;
  /** Why one of the page's forms was refused. */
  readonly problem: Pick<FormProblem, "formId" | "problem"> | undefined;
}

/** Changes the sign-in address, by a link that is mailed to the new address. */
export function EmailSection({ email, asksCode, problem }: EmailSectionProps) {
  return (
    <section aria-labelledby="email-heading" className="max-w-[46em] space-y-4 border-t border-stone-300 pt-8">
      <h2 id="email-heading" className="text-2xl">
        E-mail address
      </h2>
      <p className="wrap-anywhere">
        You sign in with {email}. We e-mail a link to the new address. It works once, within 30 minutes. Nothing changes
        until you open it; then every browser is signed out.
      </p>
      {problem?.formId === EMAIL_FORM_ID && <FormProblemNotice text={problem.problem} />}
      <CheckedForm
        id={EMAIL_FORM_ID}
        validator={emailChangeValidator}
        labels={LABELS}
        action={accountPages.profile.to}
        className="max-w-xl space-y-6"
      >
        <input type="hidden" name={INTENT} value={CHANGE_EMAIL} />
        <EmailField name="email" label={LABELS.email} autoComplete="email" />
        <ProofFields asksCode={asksCode} />
        <SubmitButton label="Send the Link" busyLabel="Sending the link…" />
      </CheckedForm>
    </section>
  );
}
