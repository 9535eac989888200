import { PASSWORD_HINT } from "~/provider/accounts/password";
import { PasswordField } from "./form-fields.server";
import { Page, type Shop, wholeDocument } from "./page.server";
import { ProblemBox } from "./problem-box.server";

interface NewPasswordPageProps extends Shop {
  readonly action: string;
  readonly problem: string | null;
}

function NewPasswordPage({ action, problem, ...shop }: NewPasswordPageProps) {
  return (
    <Page {...shop} title={problem === null ? "Choose a new password" : "Error: Choose a new password"}>
      <h1>Choose a new password</h1>
      <p className="to">This signs your account out on every device.</p>
      {problem !== null && <ProblemBox text={problem} />}
      <form method="post" action={action} noValidate>
        <PasswordField
          name="password"
          label="New password"
          hint={PASSWORD_HINT}
          autoComplete="new-password"
          isInvalid={problem !== null}
        />
        <button type="submit">Change the password</button>
      </form>
    </Page>
  );
}

function PasswordChangedPage(shop: Shop) {
  return (
    <Page {...shop} title="Your password was changed">
      <h1>Your password was changed</h1>
      <p className="to">Your account is signed out on every device.</p>
      <p>
        <a href={`${shop.shopOrigin}/login`}>Sign in with your new password</a>
      </p>
    </Page>
  );
}

function ResetGonePage({ forgottenPath, ...shop }: Shop & { readonly forgottenPath: string }) {
  return (
    <Page {...shop} title="This link no longer works">
      <h1>This link no longer works</h1>
      <ProblemBox text="It was used, replaced by a newer one, or is older than 30 minutes. The password was not changed." />
      <p className="back">
        <a href={forgottenPath}>Get a new link</a>
      </p>
    </Page>
  );
}

/** The form behind a mailed link, as a whole HTML document. */
export function renderNewPassword(props: NewPasswordPageProps): string {
  return wholeDocument(<NewPasswordPage {...props} />);
}

/** The page after a password was changed. */
export function renderPasswordChanged(shop: Shop): string {
  return wholeDocument(<PasswordChangedPage {...shop} />);
}

/** The page for an invalid link. */
export function renderResetGone(props: Parameters<typeof ResetGonePage>[0]): string {
  return wholeDocument(<ResetGonePage {...props} />);
}
