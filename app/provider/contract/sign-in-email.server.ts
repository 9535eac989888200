import { getCookies, type Request } from "undici";
import { MAX_EMAIL_LENGTH } from "~/base/addresses/email";
import { PAGE_COOKIE_PREFIX } from "./backend.server";
import { pageCookie } from "./page-cookie.server";

const NAME = `${PAGE_COOKIE_PREFIX}email` as const;
const LIFETIME_SECONDS = 60;

/**
 * The `Set-Cookie` that passes the typed e-mail address to a sign-in page on this origin without a URL: for one minute,
 * for those pages only, and out of reach of scripts.
 */
export function emailCookie(email: string, isSecure: boolean): string {
  const value = encodeURIComponent(email);
  return pageCookie({ name: NAME, value, sameSite: "Lax", maxAge: LIFETIME_SECONDS, isSecure });
}

/** The e-mail address that the shop's sign-in form passed on; empty if there is none. */
export function emailFrom({ headers }: Request): string {
  try {
    return decodeURIComponent(getCookies(headers)[NAME] ?? "").slice(0, MAX_EMAIL_LENGTH);
  } catch {
    return "";
  }
}
