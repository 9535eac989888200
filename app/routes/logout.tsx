import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { privatePage } from "~/base/platform/cache-policy.server";
import { readForm } from "~/base/platform/posts/read-form.server";
import { unlisted } from "~/house/ui/head/page-title";
import { LogoutPage } from "~/provider/account-pages/page/logout-page";
import { newSession, readSession, sessionHeaders } from "~/provider/auth/session.server";
import { endSignIn } from "~/provider/auth/sign-in.server";

export const meta = unlisted("Logout");

export const headers = privatePage;

export async function action({ request }: ActionFunctionArgs) {
  await readForm(request);
  const signedIn = (await readSession(request)).get("signedIn");
  if (signedIn) await endSignIn(signedIn);
  return redirect("/", { headers: await sessionHeaders(await newSession()) });
}

/** Shown to a visitor who follows a link here: a GET request alone signs nobody out. */
export default function Logout() {
  return <LogoutPage />;
}
