import { type ActionFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { LogoutPage } from "~/accounts/page/logout-page";
import { newSession, readSession, sessionHeaders } from "~/auth/session.server";
import { endSignIn } from "~/auth/sign-in.server";
import { privatePage } from "~/platform/cache-policy.server";
import { readForm } from "~/platform/posts/read-form.server";
import { pageTitle } from "~/ui/head/page-title";

export const meta: MetaFunction = () => [{ title: pageTitle("Logout") }, { name: "robots", content: "noindex" }];

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
