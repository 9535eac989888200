import { getCookies, type Request } from "undici";
import { PAGE_COOKIE_PREFIX, SIGN_IN_PAGES } from "../contract/backend.server";
import type { SecretBox } from "../host/secret-box.server";
import type { SignInSecrets } from "./openid.server";

const NAME = `${PAGE_COOKIE_PREFIX}sign_in`;
const OWNER = "sign-in";
/** How long a customer may take at Shopify, in seconds. */
const LIFETIME_SECONDS = 30 * 60;

const ATTRIBUTES = `Path=${SIGN_IN_PAGES}; HttpOnly; SameSite=Lax`;

/**
 * The `Set-Cookie` that stores the values of a sign-in only in the browser: encrypted, unreadable to scripts, for half
 * an hour; `null` deletes it.
 *
 * @param now milliseconds since the epoch
 */
export function signInCookie(box: SecretBox, secrets: SignInSecrets | null, now: number, isSecure: boolean): string {
  const value = secrets && box.seal(JSON.stringify({ ...secrets, at: now }), OWNER);
  const age = value === null ? 0 : LIFETIME_SECONDS;
  return `${NAME}=${value ?? ""}; ${ATTRIBUTES}; Max-Age=${age}${isSecure ? "; Secure" : ""}`;
}

/** The values stored in a browser, or `null`. */
export function readSignInCookie(box: SecretBox, request: Request, now: number): SignInSecrets | null {
  const text = box.open(getCookies(request.headers)[NAME] ?? "", OWNER);
  if (text === null) return null;
  const { at, ...secrets } = JSON.parse(text) as SignInSecrets & { readonly at: number };
  return at + 1000 * LIFETIME_SECONDS > now ? secrets : null;
}
