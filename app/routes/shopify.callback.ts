import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { env } from "~/base/platform/env.server";
import { safeReturnPath } from "~/provider/auth/return-path.server";
import {
  type LoginNotice,
  newSession,
  readSession,
  type ShopSession,
  sessionHeaders,
} from "~/provider/auth/session.server";
import { checkSignedIn, completeSignIn, HOME, homeOf, SignInFailure } from "~/provider/auth/sign-in.server";
import { unsavedPath } from "~/provider/unsaved/services/unsaved.server";

/** How long the provider's page may stay open before its redirect is no longer accepted as this browser's own. */
const STARTED_LIMIT_MS = 60 * 60_000;

/**
 * Signs in only a browser that the shop sent to sign in, which prevents login CSRF: a link with somebody else's code.
 */
function isExpected(session: ShopSession): boolean {
  const startedAt = session.get("signInStartedAt");
  return startedAt !== undefined && Date.now() - startedAt < STARTED_LIMIT_MS;
}

async function backToLogin(session: ShopSession, notice: LoginNotice): Promise<Response> {
  session.unset("signInStartedAt");
  session.flash("loginNotice", notice);
  return redirect("/login", { headers: await sessionHeaders(session) });
}

/**
 * What the provider's page hands over (specification, section 4); `null` unless it is complete. A page that gives no
 * code is trusted only where the operator has allowed it.
 */
function handedOver(url: string): { readonly email: string; readonly code: string | null } | null {
  const { searchParams } = new URL(url);
  const email = searchParams.get("email");
  const code = searchParams.get("code") || null;
  const isEnough = code !== null || env().remote?.allowsEmailAlone === true;
  return email && isEnough ? { email, code } : null;
}

/** Completes the sign-in started at the provider's page, and starts a new session (specification, section 4). */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await readSession(request);
  const returnPath = safeReturnPath(session.get("returnPath"));
  const expected = isExpected(session);
  if (!expected && session.has("signedIn")) return redirect(returnPath ?? HOME);
  const proof = handedOver(request.url);
  if (!expected || !proof) return backToLogin(session, "failed");
  try {
    const fresh = await newSession();
    const signedIn = await completeSignIn(proof);
    fresh.set("signedIn", signedIn);
    const back = (await unsavedPath(session.get("unsaved"), signedIn.email)) ?? returnPath;
    return redirect(back ?? homeOf(await checkSignedIn(signedIn, request.signal)), {
      headers: await sessionHeaders(fresh),
    });
  } catch (error) {
    if (error instanceof SignInFailure) return backToLogin(session, error.reason);
    throw error;
  }
}
