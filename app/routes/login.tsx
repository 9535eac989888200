import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { validationError } from "remix-validated-form";
import { currentUser } from "~/access/current-user.server";
import { loginValidator } from "~/forms/login-form";
import { RETURN_TO } from "~/forms/return-to";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { readForm } from "~/platform/read-form.server";
import { safeReturnPath } from "~/platform/return-path.server";
import { readSession, sessionHeaders } from "~/platform/session.server";
import { hostedSignInUrl } from "~/services/sign-in.server";
import { LoginPage } from "~/ui/account/login-page";
import { pageTitle } from "~/ui/layout/page-title";

export const meta: MetaFunction = () => [
  { title: pageTitle("Login") },
  { name: "description", content: "Sign in to your trade account." },
  { name: "robots", content: "noindex" },
];

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get(RETURN_TO));
  const session = await readSession(request);
  if (await currentUser(request)) {
    return redirect(returnTo ?? safeReturnPath(session.get("returnPath")) ?? "/account/dashboard");
  }
  const notice = session.get("loginNotice") ?? null;
  return json({ returnTo, notice }, { headers: notice ? await sessionHeaders(session) : NOT_CACHED });
}

/** The values are required and then let go: signing in happens at the provider (specification, section 5). */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const result = await loginValidator.validate(form);
  if (result.error) return validationError(result.error, undefined, { headers: NOT_CACHED });
  const session = await readSession(request);
  const returnTo = safeReturnPath(form.get(RETURN_TO));
  if (returnTo) session.set("returnPath", returnTo);
  session.set("signInStartedAt", Date.now());
  return redirectDocument(hostedSignInUrl(), { headers: await sessionHeaders(session) });
}

export default function Login() {
  return <LoginPage {...useLoaderData<typeof loader>()} />;
}
