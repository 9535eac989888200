import { EmailField } from "./form-fields.server";
import { Page, type Shop, wholeDocument } from "./page.server";
import { ProblemBox } from "./problem-box.server";

/** What the forgotten-password page shows. */
export type ForgottenState =
  | { readonly step: "ask"; readonly email: string; readonly problem: string | null }
  | { readonly step: "sent"; readonly email: string }
  | { readonly step: "no mail" };

interface ForgottenPageProps extends Shop {
  readonly action: string;
  readonly contact: { readonly email: string; readonly phone: string };
  readonly state: ForgottenState;
}

function AskPage({
  action,
  email,
  problem,
  ...shop
}: Shop & { action: string; email: string; problem: string | null }) {
  return (
    <Page {...shop} title={problem === null ? "Forgot your password?" : "Error: Forgot your password?"}>
      <h1>Forgot your password?</h1>
      <p className="to">Type the e-mail address of your account. We will send you a link to choose a new password.</p>
      {problem !== null && <ProblemBox text={problem} />}
      <form method="post" action={action} noValidate>
        <EmailField defaultValue={email} isInvalid={problem !== null} />
        <button type="submit">Send the link</button>
      </form>
    </Page>
  );
}

function SentPage({ email, contact, ...shop }: Shop & { email: string; contact: ForgottenPageProps["contact"] }) {
  return (
    <Page {...shop} title="Check your mail">
      <h1>Check your mail</h1>
      <p>
        If <strong>{email}</strong> has an account, a link is on its way to it. It works once, within 30 minutes, and
        earlier links no longer work.
      </p>
      <p className="to">Nothing after a few minutes? Check your spam folder, or call {contact.phone}.</p>
    </Page>
  );
}

function NoMailPage({ contact, ...shop }: Shop & { contact: ForgottenPageProps["contact"] }) {
  return (
    <Page {...shop} title="Forgot your password?">
      <h1>Forgot your password?</h1>
      <p>This shop sends no mail yet, so it cannot send you a link.</p>
      <p>
        Please write to <a href={`mailto:${contact.email}`}>{contact.email}</a> or call {contact.phone}.
      </p>
    </Page>
  );
}

/** A forgotten-password page, as a whole HTML document. */
export function renderForgotten({ action, contact, state, ...shop }: ForgottenPageProps): string {
  if (state.step === "no mail") return wholeDocument(<NoMailPage {...shop} contact={contact} />);
  if (state.step === "sent") return wholeDocument(<SentPage {...shop} contact={contact} email={state.email} />);
  return wholeDocument(<AskPage {...shop} action={action} email={state.email} problem={state.problem} />);
}
