import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NOT_CACHED, privatePage } from "~/base/platform/cache-policy.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { formProblem } from "~/house/forms/form-problem.server";
import { RETURN_TO } from "~/house/forms/return-to";
import { pageTitle } from "~/house/ui/head/page-title";
import { LoginPage } from "~/provider/account-pages/page/login-page";
import { forgottenPasswordPath, startHostedSignIn } from "~/provider/account-pages/services/hosted-sign-in.server";
import { asksForPassword } from "~/provider/account-pages/services/registration.server";
import { LOGIN_FORM_ID, loginValidator } from "~/provider/accounts/login-form";
import { identityOf } from "~/provider/auth/identity.server";
import { safeReturnPath } from "~/provider/auth/return-path.server";
import { readSession, sessionHeaders } from "~/provider/auth/session.server";
import { homeOf } from "~/provider/auth/sign-in.server";

export const meta: MetaFunction = () => [
  { title: pageTitle("Login") },
  { name: "description", content: "Sign in to your trade account." },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const returnTo = safeReturnPath(searchParams.get(RETURN_TO));
  const { session, requireCheck } = await identityOf(request);
  const check = await requireCheck();
  if (check.status === "in") {
    return redirect(returnTo ?? safeReturnPath(session.get("returnPath")) ?? homeOf(check));
  }
  const notice = session.get("loginNotice") ?? null;
  const emailHint = session.get("emailHint") ?? "";
  const [forgotten, asksPassword] = [await forgottenPasswordPath(), await asksForPassword()];
  return json(
    { returnTo, notice, emailHint, forgotten, asksPassword },
    { headers: notice ? await sessionHeaders(session) : NOT_CACHED },
  );
}

/**
 * The values are required, but signing in happens at the provider (specification, section 5). The e-mail address fills
 * in a sign-in page on this origin, by a cookie of one minute; neither value is stored, logged or part of an address.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { data, error } = await loginValidator(await asksForPassword()).validate(form);
  if (error) return formProblem({ formId: LOGIN_FORM_ID, fieldErrors: error.fieldErrors });
  const session = await readSession(request);
  const returnTo = safeReturnPath(form.get(RETURN_TO));
  if (returnTo) session.set("returnPath", returnTo);
  session.set("signInStartedAt", Date.now());
  const { url, cookie } = await startHostedSignIn(data.email);
  const headers = new Headers(await sessionHeaders(session));
  if (cookie) headers.append("Set-Cookie", cookie);
  return redirectDocument(url, { headers });
}

export { pageShouldRevalidate as shouldRevalidate } from "~/storefront/layout/page/page-revalidation";

export default function Login() {
  return <LoginPage {...useLoaderData<typeof loader>()} />;
}
