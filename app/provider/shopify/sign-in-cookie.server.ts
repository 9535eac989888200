import { getCookies, type Request } from "undici";
import type { EpochMs } from "~/base/time/time";
import { PAGE_COOKIE_PREFIX } from "../contract/backend.server";
import { pageCookie } from "../contract/page-cookie.server";
import type { SecretBox } from "../host/secret-box.server";
import type { SignInSecrets } from "./openid.server";

const NAME = `${PAGE_COOKIE_PREFIX}sign_in` as const;
const OWNER = "sign-in";
/** How long a customer may take at Shopify, in seconds. */
const LIFETIME_SECONDS = 30 * 60;

/**
 * The `Set-Cookie` that stores the values of a sign-in only in the browser: encrypted, unreadable to scripts, for half
 * an hour; `null` deletes it.
 */
export function signInCookie(box: SecretBox, secrets: SignInSecrets | null, now: EpochMs, isSecure: boolean): string {
  const value = secrets && box.seal(JSON.stringify({ ...secrets, at: now }), OWNER);
  const maxAge = value === null ? 0 : LIFETIME_SECONDS;
  return pageCookie({ name: NAME, value: value ?? "", sameSite: "Lax", maxAge, isSecure });
}

/** The values stored in a browser, or `null`. */
export function readSignInCookie(box: SecretBox, request: Request, now: EpochMs): SignInSecrets | null {
  const text = box.open(getCookies(request.headers)[NAME] ?? "", OWNER);
  if (text === null) return null;
  const { at, ...secrets } = JSON.parse(text) as SignInSecrets & { readonly at: number };
  return at + 1000 * LIFETIME_SECONDS > now ? secrets : null;
}
