import { redirect } from "@remix-run/node";
import type { User } from "~/domain/account";
import { httpError } from "~/platform/http-errors.server";
import { safeReturnPath } from "~/platform/return-path.server";
import { readSession, type SignedIn, sessionHeaders } from "~/platform/session.server";
import { checkSignedIn } from "~/services/sign-in.server";

/** The path to come back to: the page itself, as an action's page is where its form stands. */
function pathOf(request: Request): string | null {
  const { pathname, search } = new URL(request.url);
  return safeReturnPath(`${pathname}${search}`);
}

/**
 * The answer that sends a visitor to sign in and then back here.
 *
 * @param ended whether the visitor was signed in until now
 */
export async function askToSignIn(request: Request, ended: boolean): Promise<Response> {
  const session = await readSession(request);
  session.unset("signedIn");
  if (ended) session.flash("loginNotice", "ended");
  const path = pathOf(request);
  if (path) session.set("returnPath", path);
  return redirect("/login", { headers: await sessionHeaders(session) });
}

/**
 * The sign-in that a request's session holds; whether the provider still knows it, its next answer tells.
 *
 * @throws Response a redirect to the sign-in page
 */
export async function requireSignedIn(request: Request): Promise<SignedIn> {
  const signedIn = (await readSession(request)).get("signedIn");
  if (!signedIn) throw await askToSignIn(request, false);
  return signedIn;
}

/**
 * The signed-in user, as the provider confirms it.
 *
 * @throws Response a redirect to the sign-in page, or 503 when the provider does not tell
 */
export async function requireUser(request: Request): Promise<{ user: User; signedIn: SignedIn }> {
  const signedIn = await requireSignedIn(request);
  const check = await checkSignedIn(signedIn, request.signal);
  if (check.status === "out") throw await askToSignIn(request, true);
  if (check.status === "unknown") {
    throw httpError(503, "We could not check who is signed in, so nothing was shown or changed. Please try again.");
  }
  return { user: check.user, signedIn };
}

/**
 * The signed-in admin. The default is no: nobody gets past a missing, ended or uncertain sign-in, or one without the role.
 *
 * @throws Response a redirect to the sign-in page, 403 without the role, 503 when the provider does not tell
 */
export async function requireAdmin(request: Request): Promise<SignedIn> {
  const { user, signedIn } = await requireUser(request);
  if (!user.isAdmin)
    throw httpError(403, "This page is for the people who run the shop. Your account does not have that role.");
  return signedIn;
}
