import type { User } from "~/domain/account";
import { readSession } from "~/platform/session.server";
import { checkSignedIn } from "~/services/sign-in.server";

/**
 * Who sends a request: the provider is asked where the session says that somebody signed in. Any failure counts as
 * nobody (specification, section 4).
 */
export async function currentUser(request: Request): Promise<User | null> {
  const signedIn = (await readSession(request)).get("signedIn");
  if (!signedIn) return null;
  const check = await checkSignedIn(signedIn, request.signal);
  return check.status === "in" ? check.user : null;
}
