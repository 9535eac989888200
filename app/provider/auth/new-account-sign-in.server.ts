import { newSession, readSession, sessionHeaders } from "./session.server";
import { completeSignIn, endSignIn, SignInFailure } from "./sign-in.server";

/**
 * The headers that sign this browser in to a new account, instead of any other. If the code signs nobody in, the sign-in
 * page asks for the password.
 *
 * @param code the one-time code that signs the account in, or `null`
 */
export async function newAccountHeaders(
  request: Request,
  email: string,
  code: string | null,
): Promise<Record<string, string>> {
  const signedIn = (await readSession(request)).get("signedIn");
  if (signedIn) await endSignIn(signedIn);
  const session = await newSession();
  try {
    if (code === null) throw new SignInFailure("failed");
    session.set("signedIn", await completeSignIn({ email, code }));
  } catch (error) {
    if (!(error instanceof SignInFailure)) throw error;
    session.flash("loginNotice", "registered");
    session.set("emailHint", email);
  }
  return sessionHeaders(session);
}
