import { FORGOTTEN_PATH } from "../password-reset.server";
import { EmailField, PasswordField } from "./form-fields.server";
import { Page, type Shop, wholeDocument } from "./page.server";
import { ProblemBox } from "./problem-box.server";

/** The page's error message, and the fields it applies to. */
export interface SignInProblem {
  readonly text: string;
  readonly fields: readonly ("email" | "password")[];
}

interface SignInPageProps extends Shop {
  readonly action: string;
  readonly returnUrl: string;
  readonly email: string;
  readonly problem: SignInProblem | null;
}

function SignInPage({ action, returnUrl, email, problem, ...shop }: SignInPageProps) {
  const isInvalid = (field: "email" | "password") => problem?.fields.includes(field) ?? false;
  return (
    <Page {...shop} title={problem ? "Error: Sign in" : "Sign in"}>
      <h1>Sign in</h1>
      <p className="to">Use the e-mail address and password of your account.</p>
      {problem && <ProblemBox text={problem.text} />}
      <form method="post" action={action} noValidate>
        <input type="hidden" name="return_url" value={returnUrl} />
        <EmailField defaultValue={email} isInvalid={isInvalid("email")} />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          isInvalid={isInvalid("password")}
        />
        <button type="submit">Continue</button>
      </form>
      <p className="back">
        <a href={FORGOTTEN_PATH}>Forgot your password?</a>
      </p>
    </Page>
  );
}

function RefusedPage({ title, text, ...shop }: Shop & { readonly title: string; readonly text: string }) {
  return (
    <Page {...shop} title={title}>
      <h1>{title}</h1>
      <ProblemBox text={text} />
    </Page>
  );
}

/** The sign-in form as a whole HTML document. */
export function renderSignIn(props: SignInPageProps): string {
  return wholeDocument(<SignInPage {...props} />);
}

/** The page for a request that cannot lead to a sign-in. */
export function renderRefusal(props: Parameters<typeof RefusedPage>[0]): string {
  return wholeDocument(<RefusedPage {...props} />);
}
