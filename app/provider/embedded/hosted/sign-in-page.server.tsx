import { renderToStaticMarkup } from "react-dom/server";
import { SIGN_IN_STYLE } from "./sign-in-style.server";

/** What the page says is wrong, and with which fields. */
export interface SignInProblem {
  readonly text: string;
  readonly fields: readonly ("email" | "password")[];
}

interface SignInPageProps {
  readonly action: string;
  readonly returnUrl: string;
  readonly email: string;
  readonly problem: SignInProblem | null;
}

const PROBLEM_ID = "problem";

function Page({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, whose hash the policy allows */}
        <style dangerouslySetInnerHTML={{ __html: SIGN_IN_STYLE }} />
      </head>
      <body>
        <main>
          <div className="mark">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <rect x="4" y="10" width="16" height="11" rx="2" />
              <path d="M8 10V7a4 4 0 0 1 8 0v3" />
            </svg>
            Account sign-in
          </div>
          {children}
        </main>
      </body>
    </html>
  );
}

function ProblemBox({ text }: { readonly text: string }) {
  return (
    <div className="problem" role="alert" id={PROBLEM_ID}>
      <p>{text}</p>
    </div>
  );
}

function SignInPage({ action, returnUrl, email, problem }: SignInPageProps) {
  const { origin, host } = new URL(returnUrl);
  const stateOf = (field: "email" | "password") =>
    problem?.fields.includes(field) ? { "aria-invalid": true, "aria-describedby": PROBLEM_ID } : {};
  return (
    <Page title={problem ? "Error: Sign in" : "Sign in"}>
      <h1>Sign in</h1>
      <p className="to">to continue to {host}</p>
      {problem && <ProblemBox text={problem.text} />}
      <form method="post" action={action} noValidate>
        <input type="hidden" name="return_url" value={returnUrl} />
        <label htmlFor="email">Email</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
          {...stateOf("email")}
        />
        <label htmlFor="password">Password</label>
        <input id="password" name="password" type="password" autoComplete="current-password" {...stateOf("password")} />
        <button type="submit">Continue</button>
      </form>
      <p className="back">
        <a href={origin}>Back to {host}</a>
      </p>
    </Page>
  );
}

function RefusedPage({ text }: { readonly text: string }) {
  return (
    <Page title="Sign-in not possible">
      <h1>Sign-in not possible</h1>
      <ProblemBox text={text} />
    </Page>
  );
}

/** The sign-in form as a whole HTML document; React escapes every value in it. */
export function renderSignIn(props: SignInPageProps): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<SignInPage {...props} />)}`;
}

/** The page for a request that can lead to no sign-in. */
export function renderRefusal(text: string): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<RefusedPage text={text} />)}`;
}
