import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newSession, readSession, sessionHeaders } from "~/auth/session.server";
import { completeSignIn, SignInFailure } from "~/auth/sign-in.server";
import { NOT_CACHED, privatePage } from "~/platform/cache-policy.server";
import { readForm } from "~/platform/read-form.server";
import { asksForPassword } from "~/services/registration.server";
import { RegisteredPage } from "~/ui/account/registered-page";
import { pageTitle } from "~/ui/head/page-title";

export const meta: MetaFunction = () => [{ title: pageTitle("Thank You") }, { name: "robots", content: "noindex" }];

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const registered = (await readSession(request)).get("registered");
  if (!registered) return redirect("/account/dashboard");
  const { email, code, waits } = registered;
  const asksPassword = await asksForPassword();
  return json({ email, waits, signsIn: code !== null, asksPassword }, { headers: NOT_CACHED });
}

/** The next step: signed in with the code from the registration, or otherwise on to the sign-in page. */
export async function action({ request }: ActionFunctionArgs) {
  await readForm(request);
  const registered = (await readSession(request)).get("registered");
  if (!registered) return redirect("/account/dashboard");
  const { email, code, waits } = registered;
  const session = await newSession();
  const dashboard = waits ? "/account/dashboard?status=pending" : "/account/dashboard";
  try {
    if (code === null) throw new SignInFailure("failed");
    session.set("signedIn", await completeSignIn({ email, code }));
    return redirect(dashboard, { headers: await sessionHeaders(session) });
  } catch (error) {
    if (!(error instanceof SignInFailure)) throw error;
    session.flash("loginNotice", "registered");
    session.set("emailHint", email);
    session.set("returnPath", dashboard);
    return redirect("/login", { headers: await sessionHeaders(session) });
  }
}

export { pageShouldRevalidate as shouldRevalidate } from "~/ui/layout/page-revalidation";

export default function Registered() {
  return <RegisteredPage {...useLoaderData<typeof loader>()} />;
}
