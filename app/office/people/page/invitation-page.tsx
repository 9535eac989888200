import { Form } from "@remix-run/react";
import { shopFacts } from "~/base/brand/shop-facts";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { TextField } from "~/house/ui/fields/text-field";
import { Button } from "~/house/ui/kit/button";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { PasswordField } from "~/provider/account-pages/page/password-field";
import { PASSWORD_HINT } from "~/provider/accounts/password";
import { ROLE_WORDS, type Role } from "~/provider/accounts/roles";
import { ACCEPT_FORM_ID, ACCEPT_INTENT, ACCEPT_INTENTS, invitationValidator } from "../people-form";

/** How this browser can accept: with a new account, by signing in, as signed in, or not as signed in. */
export type AcceptMethod = "new" | "login" | "signed-in" | "other";

interface InvitationPageProps {
  readonly email: string;
  readonly role: Role;
  readonly way: AcceptMethod;
  readonly signedInAs: string | null;
  readonly problem: string | null;
}

export function InvitationPage({ email, role, way, signedInAs, problem }: InvitationPageProps) {
  const { label, opens } = ROLE_WORDS[role];
  return (
    <>
      <PageHeader title="Your invitation">
        <p className="wrap-anywhere">
          {shopFacts().name} invites {email} to help run the shop. The role is {label}: it opens {opens}.
        </p>
      </PageHeader>
      <div className="wrap py-8 md:py-10">
        <div className="max-w-xl space-y-6">
          {problem && (
            <div role="alert">
              <Notice tone="error" title={problem} />
            </div>
          )}
          <AcceptForm method={way} email={email} signedInAs={signedInAs} />
        </div>
      </div>
    </>
  );
}

const LABELS = { name: "Name", password: "Password" };

function AcceptForm({
  method,
  email,
  signedInAs,
}: Pick<InvitationPageProps, "email" | "signedInAs"> & { readonly method: AcceptMethod }) {
  if (method === "new") {
    return (
      <CheckedForm id={ACCEPT_FORM_ID} validator={invitationValidator} labels={LABELS} className="space-y-6">
        <p className="wrap-anywhere">You will sign in with {email} and the password that you choose here.</p>
        <TextField name="name" label={LABELS.name} autoComplete="name" spellCheck={false} required />
        <PasswordField label={LABELS.password} autoComplete="new-password" hint={PASSWORD_HINT} />
        <SubmitButton label="Accept invitation" busyLabel="Accepting…" />
      </CheckedForm>
    );
  }
  if (method === "signed-in") {
    return (
      <Form method="post" className="space-y-4">
        <p className="wrap-anywhere">You are signed in as {signedInAs}.</p>
        <input type="hidden" name={ACCEPT_INTENT} value={ACCEPT_INTENTS.accept} />
        <Button type="submit" look="accent">
          Accept invitation
        </Button>
      </Form>
    );
  }
  if (method === "other") {
    return (
      <Form method="post" action="/logout" className="space-y-4">
        <p className="wrap-anywhere">
          You are signed in as {signedInAs}, but the invitation is for {email}. Log out, then open the link again.
        </p>
        <Button type="submit">Log out</Button>
      </Form>
    );
  }
  return (
    <Form method="post" className="space-y-4">
      <p className="wrap-anywhere">Sign in as {email} to accept. You come back to this page.</p>
      <input type="hidden" name={ACCEPT_INTENT} value={ACCEPT_INTENTS.signIn} />
      <Button type="submit" look="accent">
        Sign in
      </Button>
    </Form>
  );
}
