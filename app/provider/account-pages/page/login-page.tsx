import { Link } from "@remix-run/react";
import { QUOTE_FROM_CART, RETURN_TO, thenBackTo } from "~/house/forms/return-to";
import { CheckedForm } from "~/house/ui/fields/checked-form";
import { EmailField } from "~/house/ui/fields/contact-fields";
import { SubmitButton } from "~/house/ui/fields/submit-button";
import { Notice } from "~/house/ui/kit/notice";
import { PageHeader } from "~/house/ui/kit/page-header";
import { LOGIN_FORM_ID, loginValidator } from "~/provider/accounts/login-form";
import { PasswordField } from "./password-field";
import { useDraftCleared } from "./use-registration-draft";

/** The notice at the top of the sign-in page, by what brought the visitor there (specification, section 8). */
const LOGIN_NOTICES = {
  registered: {
    tone: "success",
    title: "Thank you. Please sign in with your e-mail address.",
    text: "If the address already had an account here, that account has not changed.",
  },
  ended: { tone: "info", title: "Your sign-in has ended. Please sign in again to continue.", text: null },
  kept: {
    tone: "info",
    title: "Your sign-in has ended. Please sign in again to continue.",
    text: "Nothing was saved yet. What you typed is back once you have signed in; we keep it for an hour.",
  },
  deleted: {
    tone: "success",
    title: "Your account was deleted, and every browser was signed out of it.",
    text: "The workshop keeps the orders that you placed. You can register again at any time.",
  },
  failed: {
    tone: "error",
    title: "Failed to login. Please try again.",
    text: "You have to finish signing in within a minute, in the browser in which you started, with cookies allowed.",
  },
  timeout: { tone: "error", title: "Request timed out. Please try again.", text: null },
  unreachable: { tone: "error", title: "Unable to reach the server. Please try again later.", text: null },
} as const;

type LoginNotice = keyof typeof LOGIN_NOTICES;

const LABELS = { email: "Email", password: "Password" };

const NEXT = {
  password: "The next page is our secure sign-in service, which checks your password. What you type here is not kept.",
  code: "The next page is our secure sign-in service, which sends a code to this address. There is no password.",
} as const;

interface LoginPageProps {
  readonly returnTo: string | null;
  readonly notice: LoginNotice | null;
  readonly emailHint: string;
  readonly forgotten: string | null;
  readonly asksPassword: boolean;
}

/** The sign-in form, which leads to the provider's page for the actual sign-in (specification, section 4). */
export function LoginPage({ returnTo, notice, emailHint, forgotten, asksPassword }: LoginPageProps) {
  useDraftCleared(notice === "registered");
  const register = thenBackTo("/account", returnTo);
  return (
    <>
      <PageHeader title="Welcome Back">
        {returnTo === QUOTE_FROM_CART ? (
          <p>
            Sign in or{" "}
            <Link to={register} className="link-padded">
              register
            </Link>{" "}
            to save your cart as a quote. You come back to your cart, with everything in it.
          </p>
        ) : (
          <p>Sign in to see your account.</p>
        )}
      </PageHeader>
      <div className="wrap py-10 md:py-14">
        <div className="max-w-xl space-y-8">
          {notice && <LoginNoticeBox notice={notice} />}
          <CheckedForm
            id={LOGIN_FORM_ID}
            validator={loginValidator(asksPassword)}
            labels={LABELS}
            defaultValues={{ email: emailHint }}
            className="space-y-6"
          >
            {returnTo && <input type="hidden" name={RETURN_TO} value={returnTo} />}
            <EmailField name="email" label="Email" autoComplete="username" />
            {asksPassword && <PasswordField autoComplete="current-password" />}
            <p className="text-stone-700">{asksPassword ? NEXT.password : NEXT.code}</p>
            <SubmitButton label="Sign In" busyLabel="Taking you to sign in…" />
          </CheckedForm>
          {forgotten && (
            <p>
              <a href={forgotten} className="inline-block py-2 link">
                Forgot your password?
              </a>
            </p>
          )}
          <p>
            New here?{" "}
            <Link to={register} className="inline-block py-2 link">
              Create an account
            </Link>{" "}
            or read about the{" "}
            <Link to="/account/tiers" className="inline-block py-2 link">
              account tiers
            </Link>
            .
          </p>
        </div>
      </div>
    </>
  );
}

function LoginNoticeBox({ notice }: { readonly notice: LoginNotice }) {
  const { tone, title, text } = LOGIN_NOTICES[notice];
  return (
    <div role={tone === "error" ? "alert" : "status"}>
      <Notice tone={tone} title={title}>
        {text && <p>{text}</p>}
      </Notice>
    </div>
  );
}
