import { EmailField, PasswordField, TextField } from "./form-fields.server";
import { Page, type Shop, wholeDocument } from "./page.server";
import { ProblemBox } from "./problem-box.server";

type Field = "email" | "code" | "password";

/** The page's error message, and the fields it applies to. */
export interface InvitationProblem {
  readonly text: string;
  readonly fields: readonly Field[];
}

interface InvitationPageProps extends Shop {
  readonly action: string;
  readonly email: string;
  readonly code: string;
  readonly passwordHint: string;
  readonly problem: InvitationProblem | null;
}

function InvitationPage({ action, email, code, passwordHint, problem, ...shop }: InvitationPageProps) {
  const isInvalid = (field: Field) => problem?.fields.includes(field) ?? false;
  return (
    <Page {...shop} title={problem ? "Error: Invitation" : "Invitation"}>
      <h1>Invitation</h1>
      <p className="to">
        The operator of this shop invited your address. Enter the code that the shop printed when it started, and choose
        a password for the account.
      </p>
      {problem && <ProblemBox text={problem.text} />}
      <form method="post" action={action} noValidate>
        <EmailField defaultValue={email} isInvalid={isInvalid("email")} />
        <TextField
          name="code"
          label="Code"
          autoComplete="one-time-code"
          defaultValue={code}
          isInvalid={isInvalid("code")}
        />
        <PasswordField
          name="password"
          label="New password"
          hint={passwordHint}
          autoComplete="new-password"
          isInvalid={isInvalid("password")}
        />
        <button type="submit">Continue</button>
      </form>
    </Page>
  );
}

function AcceptedPage(shop: Shop) {
  return (
    <Page {...shop} title="Your account is ready">
      <h1>Your account is ready</h1>
      <p className="to">Its address is confirmed, and it is signed out on every device.</p>
      <p>
        <a href={`${shop.shopOrigin}/login`}>Sign in with your new password</a>
      </p>
    </Page>
  );
}

/** The form for accepting an invitation, as a whole HTML document. */
export function renderInvitation(props: InvitationPageProps): string {
  return wholeDocument(<InvitationPage {...props} />);
}

/** The page after an invitation was accepted. */
export function renderAccepted(shop: Shop): string {
  return wholeDocument(<AcceptedPage {...shop} />);
}
