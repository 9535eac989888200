import { Form, Link } from "@remix-run/react";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { Button } from "~/house/ui/kit/button";
import type { AccountSecurity } from "~/provider/accounts/account";
import { PASSWORD_HINT } from "~/provider/accounts/password";
import { END_OTHERS, PASSWORD_FORM_ID, PASSWORD_INTENT, passwordValidator } from "~/provider/accounts/password-form";
import { AccountInfoPage, DoneNotice, FormProblemNotice, ManagedElsewhere } from "./account-info-page";
import { accountPages } from "./account-pages";
import { CodeField, PasswordField, PROOF_LABELS } from "./password-field";

const LABELS = { currentPassword: "Current password", newPassword: "New password", code: PROOF_LABELS.code };

const DONE: Readonly<Record<string, string>> = {
  password: "Your password was changed. Every other browser was signed out; this one stays signed in.",
  sessions: "Every other browser was signed out; this one stays signed in.",
};

interface PasswordPageProps {
  readonly email: string;
  /** `null` if the account is managed elsewhere. */
  readonly security: AccountSecurity | null;
  readonly at: string | null;
  readonly done: string | null;
  readonly problem: string | null;
}

export function PasswordPage({ email, security, at, done, problem }: PasswordPageProps) {
  const text = done !== null && Object.hasOwn(DONE, done) ? DONE[done] : undefined;
  return (
    <AccountInfoPage content={accountPages.password}>
      {problem ? <FormProblemNotice text={problem} /> : text && <DoneNotice text={text} />}
      {security ? (
        <PasswordForm key={text} email={email} asksCode={security.twoFactor === "on"} />
      ) : (
        <ManagedElsewhere at={at} />
      )}
      {security?.twoFactor === "on" && (
        <p>
          Signing in also asks for a code.{" "}
          <Link to={accountPages.twoFactor.to} className="link-tall">
            Change the second factor
          </Link>
        </p>
      )}
      {security && security.otherSessions > 0 && <OtherSessions count={security.otherSessions} />}
    </AccountInfoPage>
  );
}

interface PasswordFormProps {
  readonly email: string;
  readonly asksCode: boolean;
}

function PasswordForm({ email, asksCode }: PasswordFormProps) {
  return (
    <CheckedForm
      id={PASSWORD_FORM_ID}
      validator={passwordValidator}
      labels={LABELS}
      action={accountPages.password.to}
      className="max-w-xl space-y-6"
    >
      {/* For password managers, which store a password under its e-mail address. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="currentPassword" label={LABELS.currentPassword} autoComplete="current-password" />
      <PasswordField name="newPassword" label={LABELS.newPassword} autoComplete="new-password" hint={PASSWORD_HINT} />
      {asksCode && <CodeField />}
      <SubmitButton label="Change Password" busyLabel="Changing your password…" />
    </CheckedForm>
  );
}

function OtherSessions({ count }: { readonly count: number }) {
  return (
    <Form method="post" action={accountPages.password.to} className="border-t border-stone-300 pt-8">
      <p>
        {count === 1 ? "One other browser is" : `${count} other browsers are`} signed in to this account. If you do not
        recognize {count === 1 ? "it" : "them"}, change your password: that signs out the others too.
      </p>
      <Button type="submit" name={PASSWORD_INTENT} value={END_OTHERS} look="outline" className="mt-4">
        Sign out other browsers
      </Button>
    </Form>
  );
}
