import { renderToStaticMarkup } from "react-dom/server";
import { PasswordField, TextField } from "./form-fields.server";
import { ProblemBox } from "./problem-box.server";
import { SHOW_PASSWORD_SCRIPT } from "./show-password.server";
import { SIGN_IN_STYLE } from "./sign-in-style.server";

/** The page's error message, and the fields it applies to. */
export interface SignInProblem {
  readonly text: string;
  readonly fields: readonly ("email" | "password")[];
}

export interface Shop {
  readonly shopName: string;
  /** The target of the link back. */
  readonly shopOrigin: string;
}

interface SignInPageProps extends Shop {
  readonly action: string;
  readonly returnUrl: string;
  readonly email: string;
  readonly problem: SignInProblem | null;
}

interface PageProps extends Shop {
  readonly title: string;
  readonly children: React.ReactNode;
}

export function Page({ shopName, shopOrigin, title, children }: PageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} - ${shopName}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, whose hash the policy allows */}
        <style dangerouslySetInnerHTML={{ __html: SIGN_IN_STYLE }} />
      </head>
      <body>
        <main>
          <p className="shop">{shopName}</p>
          {children}
          <p className="back">
            <a href={shopOrigin}>Back to {shopName}</a>
          </p>
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, whose hash the policy allows */}
        <script dangerouslySetInnerHTML={{ __html: SHOW_PASSWORD_SCRIPT }} />
      </body>
    </html>
  );
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
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          isInvalid={isInvalid("email")}
        />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          isInvalid={isInvalid("password")}
        />
        <button type="submit">Continue</button>
      </form>
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

/** The sign-in form as a whole HTML document; React escapes every value in it. */
export function renderSignIn(props: SignInPageProps): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<SignInPage {...props} />)}`;
}

/** The page for a request that cannot lead to a sign-in. */
export function renderRefusal(props: Parameters<typeof RefusedPage>[0]): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<RefusedPage {...props} />)}`;
}
